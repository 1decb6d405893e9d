import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { SiteShell } from '~/components/layout/site-shell.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { siteContent } from '~/server/backends/site-content.server.ts'
import { textSettings } from '~/server/backends/text-reading.server.ts'
import { readingOfRequest } from '~/server/composition/preview.server.ts'
import { createSiteShellMapping } from './site-shell.ts'

const toSiteShell = createSiteShellMapping(textSettings.publicUrl)

/**
 * What editors put around every page, for the page being rendered; without the content backend, what it last said, or
 * nothing.
 */
export const readSiteShell = createServerOnlyFn(async (locale: Locale): Promise<SiteShell> => {
  const [menu, footer, global] = await Promise.all([
    siteContent.menu(locale),
    siteContent.footer(locale),
    siteContent.global(locale),
  ])
  const { isPreview } = await readingOfRequest()
  return { ...toSiteShell({ menu, footer, global }), isPreview }
})

/** What editors put around every page. */
export const getSiteShell = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(({ data: { locale } }) => readSiteShell(locale))
