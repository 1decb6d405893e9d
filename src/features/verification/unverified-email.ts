import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'
import type { Locale } from '~/routing/locales.ts'
import { oneOf, searchSchema } from '~/routing/search-fields.ts'

/** What came of the form that asks for the e-mail again. */
const resendResults = ['sent', 'invalid', 'too_many_requests', 'unavailable'] as const

/** Search of the page: the form comes back to it. */
export const unverifiedSearchSchema = searchSchema({ result: oneOf(resendResults) })

export type ResendResult = (typeof resendResults)[number]

/** Head of the page. */
export const unverifiedHead = (locale: Locale) =>
  pageHead({ title: translationsOf(locale).verification.title(), noIndex: true })
