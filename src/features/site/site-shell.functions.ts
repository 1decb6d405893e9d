import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { SiteShell } from '~/components/layout/site-shell.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { siteContent, textSettings } from '~/server/backends/site-content.server.ts'
import { offersAlerts } from '~/server/composition/offered-parts.server.ts'
import { readingOfRequest } from '~/server/composition/preview.server.ts'
import { createSiteShellMapping } from './site-shell.ts'

const toSiteShell = createSiteShellMapping(textSettings.publicUrl)

/**
 * Reads the editorial content of the site shell for the rendered page; if the content backend fails, its
 * last response, or nothing.
 */
export const readSiteShell = createServerOnlyFn(async (locale: Locale): Promise<SiteShell> => {
  const [menu, footer, global, alerts] = await Promise.all([
    siteContent.menu(locale),
    siteContent.footer(locale),
    siteContent.global(locale),
    offersAlerts(),
  ])
  const { isPreview } = await readingOfRequest()
  return { ...toSiteShell({ menu, footer, global }), isPreview, alerts }
})

/** Reads the editorial content of the site shell. */
export const getSiteShell = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(({ data: { locale } }) => readSiteShell(locale))
