import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { ClientName } from '../backends/identity/provider-client.server.ts'
import { reportSecurityEvent } from '../http/request-context.server.ts'
import { ownSessionOf } from '../session/other-account.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { StateStoreError } from '../session/state-store.server.ts'
import { type AuthCall, type AuthDeps, isGenuine, wantsJson } from './auth-call.server.ts'
import {
  absolute,
  jsonResponse,
  localeOfCall,
  redirectResponse,
  textResponse,
} from './auth-response.server.ts'
import { returnPathOf } from './begin-sign-in.server.ts'

/** Exact text (P-131). */
const missingToken = 'Could not fetch CSRF Token for signing out'

/**
 * Handles `POST signout`: ends the session in the store and clears its cookie even if that fails. A client that
 * requests JSON gets `{ url }` and navigates to the provider's logout itself; a plain form is redirected there.
 */
export async function signOut(call: AuthCall, deps: AuthDeps): Promise<Response> {
  if (!call.form.get('csrfToken')) return textResponse(missingToken, 400)
  if (!isGenuine(call, deps)) {
    reportSecurityEvent({ event: 'form_refused', code: 'csrf' })
    const url = absolute(deps, '/api/auth/signout?csrf=true')
    return wantsJson(call) ? jsonResponse({ url }) : redirectResponse(url, { status: 303 })
  }
  const { isEnded, session } = await endSessions(call, deps)
  const cleared = (['session', 'callback', 'staff'] as const).map((name) => deps.cookies.clear(name))
  const returnPath = returnPathOf(call, deps)
  const url = absolute(deps, returnPath)
  const locale = localeOfCall(call, returnPath, session?.user.language)
  const location = session && (await providerLogout(session.client, session.idToken, locale, deps))
  // The provider still knows a browser that is not led to its logout: one whose session could not be ended, or had ended
  // by itself before. Its next sign-in asks for the password (P-834).
  const cookies = isEnded && location !== undefined ? [...cleared, deps.returning.clear()] : cleared
  if (wantsJson(call)) return jsonResponse({ url }, { cookies })
  return redirectResponse(location ?? url, { status: 303, cookies })
}

type Ended = { readonly isEnded: boolean; readonly session: Session | undefined }

/**
 * Ends the session of a user and that of staff, independently of each other. While the store is unavailable only the
 * cookies are cleared: the entries expire by the idle limit, and the failure is logged.
 */
async function endSessions(
  { cookieHeader }: AuthCall,
  { closeOtherAccount, sessions, staff }: AuthDeps,
): Promise<Ended> {
  const endOwn = async () => {
    const session = await sessions.read(cookieHeader)
    if (session !== undefined) await sessions.end(session)
    // Who signs out while using another's account is signed out of their own session as well.
    const ownId = session && ownSessionOf(session)
    const own = ownId && (await sessions.find(ownId))
    if (!session || !own) return session
    await sessions.end(own)
    await closeOtherAccount({ locale: session.locale ?? 'fr', own, left: session })
    return own
  }
  const [own, ...others] = await Promise.allSettled([endOwn(), staff.signOut(cookieHeader)])
  const failures = [own, ...others].flatMap((ended) => (ended.status === 'rejected' ? [ended.reason] : []))
  for (const error of failures) {
    if (!(error instanceof StateStoreError)) throw error
    reportSecurityEvent({ event: 'signed_out', code: 'store_unavailable', cause: error.code })
  }
  if (failures.length === 0) reportSecurityEvent({ event: 'signed_out' })
  return { isEnded: failures.length === 0, session: own.status === 'fulfilled' ? own.value : undefined }
}

async function providerLogout(
  client: ClientName,
  idToken: string | null,
  locale: Locale,
  { clients }: AuthDeps,
): Promise<string | undefined> {
  const address = await clients[client].logoutUrl(idToken ?? undefined, locale)
  return address instanceof URL ? address.href : undefined
}

/**
 * Handles `GET logout/{provider}`: redirects to the logout of the client at the provider, which returns in
 * the visitor's language. The portal's own sign-out has happened before.
 */
export async function leaveProvider(call: AuthCall, client: ClientName, deps: AuthDeps): Promise<Response> {
  const locale = localeOfCall(call, returnPathOf(call, deps))
  const location = await providerLogout(client, null, locale, deps)
  return redirectResponse(location ?? absolute(deps, pathFor({ to: '/', locale })))
}
