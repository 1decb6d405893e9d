import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Chrome } from '~/components/layout/chrome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { siteContent } from '~/server/backends/site-content.server.ts'
import { textSettings } from '~/server/backends/text-reading.server.ts'
import { readingOfRequest } from '~/server/composition/preview.server.ts'
import { createChromeMapping } from './chrome.ts'

const toChrome = createChromeMapping(textSettings.publicUrl)

/**
 * What editors put around every page, for the page being rendered; without the content backend, what it last said, or
 * nothing.
 */
export const chromeOfRequest = createServerOnlyFn(async (locale: Locale): Promise<Chrome> => {
  const [menu, footer, global] = await Promise.all([
    siteContent.menu(locale),
    siteContent.footer(locale),
    siteContent.global(locale),
  ])
  const { isPreview } = await readingOfRequest()
  return { ...toChrome({ menu, footer, global }), isPreview }
})

/** What editors put around every page. */
export const getChrome = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(({ data: { locale } }) => chromeOfRequest(locale))
