import { KeptData } from '~/components/kept/kept-data.ts'
import type { LoadedChrome } from '~/components/layout/chrome.ts'
import type { Locale } from '~/routing/locales.ts'
import { getChrome } from './chrome.functions.ts'

/** Loads what editors put around every page. */
export async function loadChrome(locale: Locale): Promise<LoadedChrome> {
  const { footer, ...chrome } = await getChrome({ data: { locale } })
  return { ...chrome, footer: footer && { words: new KeptData(footer.words), legal: footer.legal } }
}
