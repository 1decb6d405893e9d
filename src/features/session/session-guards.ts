import { redirect } from '@tanstack/react-router'
import { verdictForAccountPage, verdictForChoicePage } from '~/lib/child-partner.ts'
import { shortReturnPath, wantedPage } from '~/lib/safe-path.ts'
import { redirectTo } from '~/routing/addresses/links.tsx'
import { pathIn } from '~/routing/addresses/locale-of-return.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { PortalSession, VisitSession } from './session.schema.ts'

/** The requested page. */
export type Place = {
  readonly locale: Locale
  /** Path and search of the page, for the redirect back. */
  readonly here: string
}

type Site = { readonly signedInHome: string; readonly publicUrl: string }

/** Returns the page that a search asks to return to. */
const wantedIn = (search: object, { publicUrl }: Pick<Site, 'publicUrl'>): string | undefined =>
  'callbackUrl' in search ? wantedPage(search.callbackUrl, publicUrl) : undefined

/**
 * Guard of pages for visitors without a session. A user with one is redirected to the page that they
 * wanted, since another tab may have signed in meanwhile, else to the home page in the page's language.
 * Callback paths would lead back here.
 */
export function visitorsOnly(
  session: PortalSession | null,
  { site, locale }: { readonly site: Site; readonly locale: Locale },
  search: object,
): void {
  if (session === null) return
  const wanted = session.error === undefined ? wantedIn(search, site) : undefined
  throw redirect({ href: wanted ?? pathIn(locale, site.signedInHome), statusCode: 302 })
}

/**
 * Returns the session, or null. If the server cannot determine it, the page responds with 503 instead of a
 * sign-in page; a client navigation loads the page from the server instead.
 */
function knownSessionOf({ session, isUnknown }: VisitSession, here: string): PortalSession | null {
  if (!isUnknown) return session
  if (import.meta.env.SSR) throw new Error('whose session it is cannot be known now')
  // Without its fragment, with which the address would only be jumped to within this document.
  throw redirect({ href: here.replace(/#.*$/s, ''), reloadDocument: true })
}

/**
 * Guards the management company's pages: without a session it redirects to the login page of the staff, and back
 * afterwards. Their server functions check that the user is staff.
 */
export function requireStaffSession(visit: VisitSession, { locale, here }: Place): PortalSession {
  const session = knownSessionOf(visit, here)
  if (session === null)
    throw redirectTo({ to: '/login/team', locale, search: { callbackUrl: shortReturnPath(here) } })
  return session
}

/** Returns the state of the partner choice, with the data that its evaluation needs. */
export const choiceOf = ({ user }: PortalSession) =>
  user.choice === 'automatic' ? { kind: user.choice, partnerId: '' } : { kind: user.choice }

/**
 * Guard of account pages: without a session it redirects to the login page, and back afterwards; a child
 * user without a chosen partner, and a user without a team, are redirected to that choice (P-137, P-139).
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
 * Guard of the page on which a team and a child partner are chosen: users without a choice are redirected to the page
 * that they wanted, since another tab may have chosen meanwhile, else home. A visitor without a session stays, and the
 * page asks them to sign in.
 */
export function guardChoice(
  session: PortalSession | null,
  { site, locale }: { readonly site: Pick<Site, 'publicUrl'>; readonly locale: Locale },
  search: object,
): PortalSession | null {
  if (session === null) return null
  const verdict = verdictForChoicePage({ kind: 'signed_in', state: choiceOf(session) })
  if (verdict !== 'go_home') return session
  const wanted = wantedIn(search, site)
  throw wanted === undefined ? redirectTo({ to: '/', locale }) : redirect({ href: wanted, statusCode: 302 })
}
