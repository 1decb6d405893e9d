import type { Outcome } from '~/lib/outcome.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'
import { ownPageHead } from '~/routing/page-status/own-page-head.ts'

/** What was saved: the profile, and perhaps an e-mail address that has to be confirmed first. */
export const profileSearchSchema = searchSchema({ saved: oneOf(['profile', 'email', 'company']) })

export type SavedProfile = NonNullable<ReturnType<typeof profileSearchSchema.parse>['saved']>

/** Who is signed in, as the manager knows them now (P-172). */
export type ProfileView = {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  /** In groups, with its country code. */
  readonly telephone: string | null
  /** The preferred language; null for none, undefined where the product API knows no such preference. */
  readonly language: Locale | null | undefined
  readonly personType: string | null
  /** What the person type asks for besides, with its names in the page's language. */
  readonly fields: readonly { readonly id: string; readonly name: string; readonly value: string }[]
  readonly isCompany: boolean
  readonly partner: string | null
  readonly actsFor: string | null
  readonly team: string | null
  /** What staff are verifying stays as it was sent to them (P-155). */
  readonly isPending: boolean
}

/** What the form of the profile needs besides the profile itself. */
export type ProfileEditView = { readonly profile: ProfileView; readonly asksForCode: boolean }

/** Head of the pages about the profile. */
export const profileHead = (
  locale: Locale,
  page: 'title' | 'editTitle',
  loaded: Outcome<unknown> | undefined,
) => ownPageHead(locale, translationsOf(locale).profile[page](), { loaded })
