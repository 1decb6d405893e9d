import { KeptData } from '~/components/kept/kept-data.ts'
import type { Locale } from '~/routing/locales.ts'
import { getHomeText } from './home.functions.ts'
import type { HomeText } from './home.schema.ts'

/** What editors wrote for the home page as it shows it: no words for a zone without parts. */
export type LoadedHomeText = Pick<HomeText, 'hero'> & { readonly words: KeptData<HomeText['zone']> | null }

/** Loads what editors wrote for the home page; null while it cannot be had. */
export async function loadHomeText(locale: Locale): Promise<LoadedHomeText | null> {
  const text = await getHomeText({ data: { locale } })
  return text && { hero: text.hero, words: text.zone.length > 0 ? new KeptData(text.zone) : null }
}
