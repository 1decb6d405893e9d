import { signInErrors } from '~/lib/sign-in-error.ts'
import { translationsOf } from '~/lib/translations.ts'
import { callbackField } from '~/routing/addresses/callback-search.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { matching, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

const longestEmail = 254

/** What the login page may confirm. */
const loginNotices = ['password_changed', 'sessions_ended'] as const

/** Search of the pages of sign-in. */
export const loginSearchSchema = searchSchema({
  callbackUrl: callbackField,
  /** Why the visitor is here again. */
  error: oneOf(signInErrors),
  /** What happened before that the visitor should know. */
  notice: oneOf(loginNotices),
  /** E-mail address to fill in at the provider (OpenID Connect Core 1.0, 3.1.2.1). */
  login_hint: matching((email) => email.length <= longestEmail),
})

export type LoginSearch = ReturnType<typeof loginSearchSchema.parse>

/** Head of the pages of sign-in. */
export const loginHead = (locale: Locale) =>
  pageHead({ title: translationsOf(locale).login.title(), noIndex: true })
