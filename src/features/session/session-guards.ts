import { redirect } from '@tanstack/react-router'
import { verdictForAccountPage, verdictForChoicePage } from '~/lib/child-partner.ts'
import { toSafePath } from '~/lib/safe-path.ts'
import { shortReturnPath } from '~/lib/short-return-path.ts'
import { redirectTo } from '~/routing/addresses/links.tsx'
import { pathIn } from '~/routing/addresses/locale-of-return.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { PortalSession, VisitSession } from './session.schema.ts'

/** A page that is asked for. */
export type Place = {
  readonly locale: Locale
  /** Path and search of the page, to come back to. */
  readonly here: string
}

type Site = { readonly signedInHome: string; readonly publicUrl: string }

/**
 * Guard of pages for visitors without a session: whoever has one goes to the page that they wanted, since another tab may
 * have signed in meanwhile, else home in the language of the page. Calls would lead back here.
 */
export function guestOnly(
  session: PortalSession | null,
  { site, locale }: { readonly site: Site; readonly locale: Locale },
  search: object,
): void {
  if (session === null) return
  const wanted = 'callbackUrl' in search ? toSafePath(search.callbackUrl, site.publicUrl) : '/'
  const isPage = wanted !== '/' && !wanted.startsWith('/api/') && session.error === undefined
  throw redirect({ href: isPage ? wanted : pathIn(locale, site.signedInHome), statusCode: 302 })
}

/**
 * The session, or null. Where the server cannot say, the page answers 503 in the place of one that asks to sign in again;
 * a visit within the tab asks the server for that page.
 */
function knownSessionOf({ session, isUnknown }: VisitSession, here: string): PortalSession | null {
  if (!isUnknown) return session
  if (import.meta.env.SSR) throw new Error('whose session it is cannot be known now')
  throw redirect({ href: here, reloadDocument: true })
}

/** Guard of pages that need any session, whosever it is: without one to the login page, and back afterwards. */
export function requireSession(visit: VisitSession, { locale, here }: Place): PortalSession {
  const session = knownSessionOf(visit, here)
  if (session === null)
    throw redirectTo({ to: '/login', locale, search: { callbackUrl: shortReturnPath(here) } })
  return session
}

/** The choice's state with what verdicts need of it. */
export const choiceOf = ({ user }: PortalSession) =>
  user.choice === 'automatic' ? { kind: user.choice, partnerId: '' } : { kind: user.choice }

/**
 * Guard of pages that need a session: without one to the login page of the language and back afterwards; a child user
 * who has to choose a partner, and a user without a team, do that first (P-137, P-139).
 */
export function requireAccount(visit: VisitSession, { locale, here }: Place): PortalSession {
  const session = knownSessionOf(visit, here)
  if (session === null)
    throw redirectTo({ to: '/login', locale, search: { callbackUrl: shortReturnPath(here) } })
  // Staff are no users of the product API: they have no account here.
  if (session.provider === 'staff') throw redirectTo({ to: '/', locale })
  if (verdictForAccountPage(choiceOf(session)) === 'go_to_choice')
    throw redirectTo({ to: '/partner/choose-team', locale, search: { callbackUrl: shortReturnPath(here) } })
  return session
}

/**
 * Guard of the page on which a team and a child partner are chosen: those who have nothing to choose go home. A visitor without a
 * session stays, and the page asks them to sign in.
 */
export function guardChoice(session: PortalSession | null, locale: Locale): PortalSession | null {
  if (session === null) return null
  const verdict = verdictForChoicePage({ kind: 'signed_in', state: choiceOf(session) })
  if (verdict === 'go_home') throw redirectTo({ to: '/', locale })
  return session
}
