import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'
import type { Locale } from '~/routing/locales.ts'
import type { FundListSearch } from './fund-list.schema.ts'
import { isFiltered } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'

/**
 * Title, description and canonical address of the list. A narrowed or reordered list is no page of its own for
 * search engines: its canonical address is the plain list; only the pages of that one have their own.
 */
export function fundListHead(locale: Locale, search: FundListSearch, publicUrl: string) {
  const { funds } = translationsOf(locale)
  const isPlain = !isFiltered(search) && !search.sort && !search.view && !search.compare
  const canonical = fundListPath(locale, isPlain ? { page: search.page } : {})
  return {
    ...pageHead({ title: funds.title(), description: funds.description(), noIndex: !isPlain }),
    links: [{ rel: 'canonical', href: `${publicUrl}${canonical}` }],
  }
}
