import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

/** Search of the page: the result of its form. */
export const passwordResetSearchSchema = searchSchema({ result: oneOf(['sent']) })

/** Head of the page. */
export const passwordResetHead = (locale: Locale) =>
  pageHead({ title: translationsOf(locale).password_reset.title(), noIndex: true })
