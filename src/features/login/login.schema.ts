import { signInErrors } from '~/lib/sign-in-error.ts'
import { translationsOf } from '~/lib/translations.ts'
import { callbackField } from '~/routing/addresses/callback-search.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { matching, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

const longestEmail = 254

/** Confirmations shown on the login page. */
const loginNotices = ['password_changed', 'sessions_ended'] as const

/** Search of the login pages. */
export const loginSearchSchema = searchSchema({
  callbackUrl: callbackField,
  /** The error of the failed sign-in. */
  error: oneOf(signInErrors),
  /** Confirmation of a preceding action. */
  notice: oneOf(loginNotices),
  /** Email address that the provider prefills (OpenID Connect Core 1.0, 3.1.2.1). */
  login_hint: matching((email) => email.length <= longestEmail),
})

export type LoginSearch = ReturnType<typeof loginSearchSchema.parse>

/** Head of the login pages. */
export const loginHead = (locale: Locale) =>
  pageHead({ title: translationsOf(locale).login.title(), noIndex: true })

/** Head of the staff's login page. */
export const staffLoginHead = (locale: Locale) =>
  pageHead({ title: translationsOf(locale).login.staff.title(), noIndex: true })
