import type { Outcome } from '~/lib/outcome.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'

/** Form results that the security page shows. */
export const securitySearchSchema = searchSchema({
  done: oneOf(['session_ended', 'others_ended', 'two_factor_removed']),
})

/** `codes`: the recovery codes were just generated. */
export const twoFactorSearchSchema = searchSchema({ step: oneOf(['codes']) })

export type SecurityNotice = NonNullable<ReturnType<typeof securitySearchSchema.parse>['done']>

/** Day (`YYYY-MM-DD`) and time (`HH:MM`) in Paris. */
export type Moment = { readonly date: string; readonly time: string }

/** An open session of the user, by its browser. */
export type OpenSessionView = {
  readonly id: string
  readonly isCurrent: boolean
  readonly browser: string | null
  readonly system: string | null
  readonly address: string
  readonly location: string | null
  readonly opened: Moment
  readonly active: Moment
}

/** Passkeys of the account, with the identity provider's pages about them in the reader's language. */
export type PasskeysView = { readonly count: number; readonly manageUrl: string; readonly confirmUrl: string }

export type SecurityView = {
  /** Null while unknown. */
  readonly isTwoFactorOn: boolean | null
  /** Null while unknown, or where the provider has no passkeys. */
  readonly passkeys: PasskeysView | null
  readonly sessions: readonly OpenSessionView[]
}

/**
 * An authenticator secret and its QR code: modules per side, and the dark modules as a path of unit
 * squares.
 */
export type EnrolmentView = {
  readonly secret: string
  readonly picture: { readonly size: number; readonly path: string }
}

export type TwoFactorView = {
  readonly isOn: boolean
  readonly codesLeft: number
  readonly passkeys: PasskeysView | null
  readonly enrolment: EnrolmentView | null
  /** Shown only once. */
  readonly recoveryCodes: readonly string[] | null
}

/** Head of the security pages. */
export const securityHead = (
  locale: Locale,
  page: 'title' | 'twoFactorTitle',
  loaded: Outcome<unknown> | undefined,
) => ownPageHead(locale, translationsOf(locale).security[page](), { loaded })
