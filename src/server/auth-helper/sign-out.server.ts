import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { ClientName } from '../backends/identity/provider-client.server.ts'
import { reportSecurityEvent } from '../http/request-context.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { StateStoreError } from '../session/state-store-error.server.ts'
import { absolute, jsonResponse, localeOfCall, redirectResponse, textResponse } from './auth-answer.server.ts'
import type { AuthCall, AuthDeps } from './auth-deps.server.ts'
import { returnPathOf } from './begin-sign-in.server.ts'
import { isGenuine, wantsJson } from './read-call.server.ts'

/** Exact text (P-131). */
const missingToken = 'Could not fetch CSRF Token for signing out'

/**
 * Handles `POST signout`: ends the session in the store and clears its cookie even if that fails. A client
 * that asks for JSON gets `{ url }` and navigates to the provider's logout itself; a plain form is redirected
 * there.
 */
export async function signOut(call: AuthCall, deps: AuthDeps): Promise<Response> {
  if (!call.form.get('csrfToken')) return textResponse(missingToken, 400)
  if (!isGenuine(call, deps)) {
    reportSecurityEvent({ event: 'form_refused', code: 'csrf' })
    const url = absolute(deps, '/api/auth/signout?csrf=true')
    return wantsJson(call) ? jsonResponse({ url }) : redirectResponse(url, { status: 303 })
  }
  const session = await endSession(call, deps)
  const cleared = (['session', 'callback', 'staff'] as const).map((name) => deps.cookies.clear(name))
  const cookies = [...cleared, deps.returning.clear()]
  const returnPath = returnPathOf(call, deps)
  const url = absolute(deps, returnPath)
  if (wantsJson(call)) return jsonResponse({ url }, { cookies })
  const locale = localeOfCall(call, returnPath, session?.user.language)
  const location = session && (await providerLogout(session.client, session.idToken, locale, deps))
  return redirectResponse(location ?? url, { status: 303, cookies })
}

/**
 * Ends the session in the store. While the store is unavailable only the cookie is cleared: the entry expires
 * by the idle limit, and the failure is logged.
 */
async function endSession(
  { cookieHeader }: AuthCall,
  { sessions, staff }: AuthDeps,
): Promise<Session | undefined> {
  try {
    const session = await sessions.read(cookieHeader)
    if (session !== undefined) await sessions.end(session)
    await staff.signOut(cookieHeader)
    reportSecurityEvent({ event: 'signed_out' })
    return session
  } catch (error) {
    if (!(error instanceof StateStoreError)) throw error
    reportSecurityEvent({ event: 'signed_out', code: 'store_unavailable', cause: error.code })
    return undefined
  }
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
