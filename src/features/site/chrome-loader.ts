import { createIsomorphicFn } from '@tanstack/react-start'
import { KeptData } from '~/components/kept/kept-data.ts'
import type { LoadedChrome } from '~/components/layout/chrome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { chromeOfRequest, getChrome } from './chrome.functions.ts'

const chromeOfVisit = createIsomorphicFn()
  .server((locale: Locale) => chromeOfRequest(locale))
  .client((locale: Locale) => getChrome({ data: { locale } }))

/** Loads what editors put around every page. */
export async function loadChrome(locale: Locale): Promise<LoadedChrome> {
  const { footer, ...chrome } = await chromeOfVisit(locale)
  return { ...chrome, footer: footer && new KeptData(footer) }
}
