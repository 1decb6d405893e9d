import { toSafePath } from '../../lib/safe-path.ts'
import { pathIn } from '../../routing/addresses/locale-of-return.ts'
import type { ClientName } from '../backends/identity/provider-client.server.ts'
import { reportSecurityEvent } from '../http/request-context.server.ts'
import { type AuthCall, type AuthDeps, isGenuine, wantsJson } from './auth-call.server.ts'
import {
  absolute,
  jsonResponse,
  localeOfCall,
  loginPath,
  placeOfCall,
  redirectResponse,
} from './auth-response.server.ts'
import { rememberCallback } from './session-response.server.ts'

/** Longest hint, in characters of its address at the provider: a longer one is no email address. */
const longestHint = 320

/** Narrows a path segment to a client of the identity provider. */
export const toClientName = (provider: string): ClientName | undefined =>
  provider === 'investor' || provider === 'partner' ? provider : undefined

/**
 * Returns the validated path to return to: the form's field, else the stored one. Without either it is the
 * home page in the language of the calling page.
 */
export function returnPathOf(call: AuthCall, deps: AuthDeps): string {
  const { form, url, cookieHeader } = call
  const asked =
    form.get('callbackUrl') ??
    url.searchParams.get('callbackUrl') ??
    deps.cookies.read(cookieHeader, 'callback')
  const path = toSafePath(asked, deps.publicUrl)
  const place = path === '/' ? placeOfCall(call, path) : undefined
  return place === undefined ? path : pathIn(place, path)
}

const readOf =
  ({ form, url }: AuthCall) =>
  (name: string): string | undefined =>
    form.get(name) ?? url.searchParams.get(name) ?? undefined

function hintsOf(call: AuthCall) {
  const read = readOf(call)
  const hint = read('login_hint')?.toWellFormed()
  return {
    // Cut short it would be another address; a redirect that is too long would lose all that the provider needs.
    loginHint: hint !== undefined && encodeURIComponent(hint).length <= longestHint ? hint : undefined,
    screenHint: read('screen_hint') === 'signup' ? ('signup' as const) : undefined,
  }
}

/**
 * Reports whether the provider has to ask for the password although it may know the browser: if the form requests it,
 * or if the last session of this browser ended without a sign-out, by expiry or from elsewhere.
 */
async function mustReauthenticate(call: AuthCall, { returning, sessions }: AuthDeps): Promise<boolean> {
  if (readOf(call)('prompt') === 'login') return true
  return returning.isMarked(call.cookieHeader) && (await sessions.read(call.cookieHeader)) === undefined
}

/**
 * Reports whether a sign-in may start: with this browser's token, or if `Sec-Fetch-Site` is same-origin. The second
 * rule exists because, of two tabs opened at once, only one has the token.
 */
const mayBegin = (call: AuthCall, deps: AuthDeps): boolean =>
  isGenuine(call, deps) || call.request.headers.get('sec-fetch-site') === 'same-origin'

/**
 * Handles `POST signin/{provider}`: returns the identity provider's URL as JSON `{ url }` or as a redirect.
 */
export async function beginSignIn(call: AuthCall, provider: string, deps: AuthDeps): Promise<Response> {
  const client = toClientName(provider)
  const returnPath = returnPathOf(call, deps)
  const locale = localeOfCall(call, returnPath)
  if (client === undefined || !mayBegin(call, deps)) {
    reportSecurityEvent({ event: 'form_refused', code: 'csrf' })
    if (wantsJson(call)) return jsonResponse({ url: absolute(deps, '/api/auth/signin?csrf=true') })
    return redirectResponse(absolute(deps, loginPath(locale, 'csrf', returnPath)), { status: 303 })
  }
  const reauthenticates = await mustReauthenticate(call, deps)
  const begunAtS = Math.floor(deps.now() / 1000)
  const reauthenticateFromS = reauthenticates ? begunAtS : undefined
  const place = placeOfCall(call, returnPath)
  const input = { client, returnPath, locale, place, reauthenticateFromS, begunAtS }
  const attempt = await deps.attempts.begin(input, call.cookieHeader, deps.csrf.tokenOf(call.cookieHeader))
  const request = { ...attempt, ...hintsOf(call), locale, reauthenticates }
  const address = await deps.clients[client].authorizationUrl(request)
  if (!(address instanceof URL)) {
    const failed = absolute(deps, loginPath(locale, 'unavailable', returnPath))
    return wantsJson(call) ? jsonResponse({ url: failed }) : redirectResponse(failed, { status: 303 })
  }
  const cookies = [...attempt.cookies, rememberCallback(returnPath, deps)]
  return wantsJson(call)
    ? jsonResponse({ url: address.href }, { cookies })
    : redirectResponse(address.href, { status: 303, cookies })
}
