import type { Outcome } from '~/lib/outcome.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'

/**
 * Search parameters of the profile page. `saved` names what was saved; `email` if a new address has to be confirmed
 * first.
 */
export const profileSearchSchema = searchSchema({ saved: oneOf(['profile', 'email', 'company']) })

export type SavedProfile = NonNullable<ReturnType<typeof profileSearchSchema.parse>['saved']>

/** The signed-in user's current profile, as the manager holds it (P-172). */
export type ProfileView = {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  /** Formatted in digit groups, with the country code. */
  readonly telephone: string | null
  /** The preferred language; null for none, undefined where the product API has no such preference. */
  readonly language: Locale | null | undefined
  readonly personType: string | null
  /** Additional fields of the person type, with names in the page's language. */
  readonly fields: readonly { readonly id: string; readonly name: string; readonly value: string }[]
  readonly isCompany: boolean
  readonly partner: string | null
  readonly actsFor: string | null
  readonly team: string | null
  /** Data under verification by staff cannot be changed (P-155). */
  readonly isPending: boolean
  /** Refusal by staff, with their reason where the product API tells it; null for none. */
  readonly refusal: { readonly reason: string | null } | null
}

/** Data of the profile form: the profile and its settings. */
export type ProfileEditView = {
  readonly profile: ProfileView
  readonly asksForCode: boolean
  /** The provider's page on which a passkey gives a code; null without passkeys. */
  readonly passkeyUrl: string | null
}

/** Head of the profile pages. */
export const profileHead = (
  locale: Locale,
  page: 'title' | 'editTitle',
  loaded: Outcome<unknown> | undefined,
) => ownPageHead(locale, translationsOf(locale).profile[page](), { loaded })
