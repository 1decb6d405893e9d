import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

/** Search of the page: the result of its form. */
export const unverifiedSearchSchema = searchSchema({ result: oneOf(['sent']) })

/** Head of the page. */
export const unverifiedHead = (locale: Locale) =>
  pageHead({ title: translationsOf(locale).verification.title(), noIndex: true })
