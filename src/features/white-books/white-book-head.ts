import type { Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { errorHead, pageHead } from '~/routing/page-status/document-head.ts'
import type { WhiteBookView } from './white-book.schema.ts'

/** Head of a white book's page. */
export function whiteBookHead(
  locale: Locale,
  loaded: Outcome<Pick<WhiteBookView, 'title' | 'description'>> | undefined,
) {
  if (!loaded?.ok) return errorHead(locale, loaded === undefined || loaded.ok ? 'not_found' : loaded.code)
  const { title, description } = loaded.data
  return pageHead({ title, ...(description === null ? {} : { description }) })
}
