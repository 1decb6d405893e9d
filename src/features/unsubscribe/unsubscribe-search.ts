import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { matching, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

/** Search of the page behind the link that ends emails: the secret of the link, or the result. */
export const unsubscribeSearchSchema = searchSchema({
  token: matching((text) => /^[\w-]{1,100}$/.test(text)),
  done: oneOf(['notices', 'documents', 'values']),
  problem: oneOf(['unknown', 'unavailable']),
})

export type UnsubscribeSearch = ReturnType<typeof unsubscribeSearchSchema.parse>

/** Head of the page, independent of its link. */
export const unsubscribeHead = (locale: Locale) =>
  pageHead({ title: translationsOf(locale).unsubscribe.title(), noIndex: true })
