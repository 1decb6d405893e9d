import { toSafePath } from '../../lib/safe-path.ts'
import type { ClientName } from '../identity/provider-client.server.ts'
import { reportSecurityEvent } from '../request-context.server.ts'
import { absolute, jsonAnswer, localeOfCall, loginPath, redirectAnswer } from './auth-answer.server.ts'
import type { AuthCall, AuthDeps } from './auth-deps.server.ts'
import { isGenuine, wantsJson } from './read-call.server.ts'
import { rememberCallback } from './read-session.server.ts'

const longestHint = 254

/** Narrows a path segment to a client of the identity provider. */
export const toClientName = (provider: string): ClientName | undefined =>
  provider === 'investor' || provider === 'partner' ? provider : undefined

/** Where the visitor wants to go: the form's field, else what was remembered; a checked path. */
export function returnPathOf({ form, url, cookieHeader }: AuthCall, deps: AuthDeps): string {
  const asked =
    form.get('callbackUrl') ??
    url.searchParams.get('callbackUrl') ??
    deps.cookies.read(cookieHeader, 'callback')
  return toSafePath(asked, deps.publicUrl)
}

function optionsOf({ form, url }: AuthCall) {
  const read = (name: string) => form.get(name) ?? url.searchParams.get(name) ?? undefined
  return {
    loginHint: read('login_hint')?.slice(0, longestHint),
    screenHint: read('screen_hint') === 'signup' ? ('signup' as const) : undefined,
    prompt: read('prompt') === 'login' ? ('login' as const) : undefined,
  }
}

/** `POST signin/{provider}`: the address at the identity provider, as JSON `{ url }` or as a redirect. */
export async function beginSignIn(call: AuthCall, provider: string, deps: AuthDeps): Promise<Response> {
  const client = toClientName(provider)
  const returnPath = returnPathOf(call, deps)
  const locale = localeOfCall(call, returnPath)
  if (client === undefined || !isGenuine(call, deps)) {
    reportSecurityEvent({ event: 'form_refused', code: 'csrf' })
    if (wantsJson(call)) return jsonAnswer({ url: absolute(deps, '/api/auth/signin?csrf=true') })
    return redirectAnswer(absolute(deps, loginPath(locale, 'csrf', returnPath)), { status: 303 })
  }
  const attempt = await deps.attempts.begin({ client, returnPath, locale }, call.cookieHeader)
  const address = await deps.clients[client].authorizationUrl({ ...attempt, ...optionsOf(call), locale })
  if (!(address instanceof URL)) {
    const failed = absolute(deps, loginPath(locale, 'unavailable', returnPath))
    return wantsJson(call) ? jsonAnswer({ url: failed }) : redirectAnswer(failed, { status: 303 })
  }
  const cookies = [attempt.cookie, rememberCallback(returnPath, deps)]
  return wantsJson(call)
    ? jsonAnswer({ url: address.href }, { cookies })
    : redirectAnswer(address.href, { status: 303, cookies })
}
