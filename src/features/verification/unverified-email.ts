import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'
import type { Locale } from '~/routing/locales.ts'
import { oneOf, searchSchema } from '~/routing/search-fields.ts'

/** Search of the page: the form comes back to it. */
export const unverifiedSearchSchema = searchSchema({ result: oneOf(['sent']) })

/** Head of the page. */
export const unverifiedHead = (locale: Locale) =>
  pageHead({ title: translationsOf(locale).verification.title(), noIndex: true })
