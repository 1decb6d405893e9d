import { redirect } from '@tanstack/react-router'
import { verdictForAccountPage, verdictForChoicePage } from '~/lib/child-partner.ts'
import { redirectTo } from '~/routing/links.tsx'
import type { Locale } from '~/routing/locales.ts'
import type { PortalSession } from './session.schema.ts'

type Place = {
  readonly locale: Locale
  /** Path and search of the page, to come back to. */
  readonly here: string
}

/** Guard of pages for visitors without a session: whoever has one goes home. */
export function guardEntrance(session: PortalSession | null, signedInHome: string): void {
  if (session !== null) throw redirect({ href: signedInHome, statusCode: 302 })
}

/** Guard of pages that need any session, whosever it is: without one to the login page, and back afterwards. */
export function requireSession(session: PortalSession | null, { locale, here }: Place): PortalSession {
  if (session === null) throw redirectTo({ to: '/login', locale, search: { callbackUrl: here } })
  return session
}

/** The choice's state with what verdicts need of it. */
const stateOf = ({ user }: PortalSession) =>
  user.choice === 'automatic' ? { kind: user.choice, partnerId: '' } : { kind: user.choice }

/**
 * Guard of pages that need a session: without one to the login page of the language and back afterwards; a child user
 * who has to choose a partner, and a user without a team, do that first (decisions 17 and 26).
 */
export function requireAccount(session: PortalSession | null, { locale, here }: Place): PortalSession {
  if (session === null) throw redirectTo({ to: '/login', locale, search: { callbackUrl: here } })
  // Staff are no users of the product API: they have no account here.
  if (session.provider === 'staff') throw redirectTo({ to: '/', locale })
  if (verdictForAccountPage(stateOf(session)) === 'go_to_choice')
    throw redirectTo({ to: '/partner/choose-team', locale, search: { callbackUrl: here } })
  return session
}

/**
 * Guard of the page on which a team and a child partner are chosen: those who have nothing to choose go home. A visitor without a
 * session stays, and the page asks them to sign in.
 */
export function guardChoice(session: PortalSession | null, locale: Locale): PortalSession | null {
  if (session === null) return null
  const verdict = verdictForChoicePage({ kind: 'signed_in', state: stateOf(session) })
  if (verdict === 'go_home') throw redirectTo({ to: '/', locale })
  return session
}
