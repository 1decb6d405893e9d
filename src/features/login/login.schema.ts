import { z } from 'zod/mini'
import { signInErrorSchema } from '~/lib/sign-in-error.ts'
import { translationsOf } from '~/lib/translations.ts'
import { callbackSearchSchema } from '~/routing/callback-search.ts'
import { pageHead } from '~/routing/document-head.ts'
import type { Locale } from '~/routing/locales.ts'

const longestEmail = 254

/** Search of the login page. What does not fit is left out. */
export const loginSearchSchema = z.extend(callbackSearchSchema, {
  /** Why the visitor is here again. */
  error: z.catch(z.optional(signInErrorSchema), undefined),
  /** E-mail address to fill in at the provider (OpenID Connect Core 1.0, 3.1.2.1). */
  login_hint: z.catch(z.optional(z.string().check(z.maxLength(longestEmail))), undefined),
})

export type LoginSearch = z.infer<typeof loginSearchSchema>

/** Head of the pages of sign-in. */
export const loginHead = (locale: Locale) =>
  pageHead({ title: translationsOf(locale).login.title(), noIndex: true })
