import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'
import { titleOfPage } from '~/routing/page-status/title-of-page.ts'
import type { FundListSearch } from './fund-list.schema.ts'
import { fundListPath } from './fund-list-address.ts'

/**
 * Title, description and canonical address of the list. The title names what is searched and the page of the list. A
 * narrowed or reordered list is no page of its own for search engines: its canonical address is the plain list; only
 * the pages of that one have their own.
 */
export function fundListHead(locale: Locale, search: FundListSearch, publicUrl: string) {
  const { funds } = translationsOf(locale)
  const { page, ...narrowed } = search
  const isPlain = !Object.values(narrowed).some(Boolean)
  const title = [search.q, titleOfPage(locale, funds.title(), page)].filter(Boolean).join(' – ')
  const canonical = fundListPath(locale, isPlain ? { page } : {})
  return {
    ...pageHead({ title, description: funds.description(), noIndex: !isPlain }),
    links: [{ rel: 'canonical', href: `${publicUrl}${canonical}` }],
  }
}
