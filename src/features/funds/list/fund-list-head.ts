import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { pageHead, titleOfPage } from '~/routing/page-status/document-head.ts'
import type { FundListSearch } from './fund-list.schema.ts'
import { fundListPath } from './fund-list-address.ts'

/**
 * Title, description and canonical URL of the list. The title contains the search text and the page number.
 * A filtered or sorted list has the plain list as its canonical URL; only pages of the plain list have
 * their own.
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
