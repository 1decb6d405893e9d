import { z } from 'zod/mini'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'
import type { Locale } from '~/routing/locales.ts'

/** What came of the form that asks for the e-mail again. */
export const resendResultSchema = z.enum(['sent', 'invalid', 'too_many_requests', 'unavailable'])

/** Search of the page: the form comes back to it. */
export const unverifiedSearchSchema = z.object({ result: z.catch(z.optional(resendResultSchema), undefined) })

export type ResendResult = z.infer<typeof resendResultSchema>

/** Head of the page. */
export const unverifiedHead = (locale: Locale) =>
  pageHead({ title: translationsOf(locale).verification.title(), noIndex: true })
