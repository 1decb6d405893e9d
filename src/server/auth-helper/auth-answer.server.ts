import { shortReturnPath } from '../../lib/short-return-path.ts'
import type { SignInError } from '../../lib/sign-in-error.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import { localeOfReturn, statedLocale } from '../../routing/addresses/locale-of-return.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { preferredLocale } from '../http/preferred-locale.server.ts'
import type { AuthCall, AuthDeps } from './auth-deps.server.ts'

/** No helper answer may be kept by anybody. */
const uncached = { 'cache-control': 'private, no-cache, no-store' }

const definedOnly = (cookies: readonly (string | undefined)[]) =>
  cookies.filter((cookie) => cookie !== undefined)

function headersWith(base: Record<string, string>, cookies: readonly (string | undefined)[]): Headers {
  const headers = new Headers({ ...uncached, ...base })
  for (const cookie of definedOnly(cookies)) headers.append('set-cookie', cookie)
  return headers
}

type JsonResponse = {
  readonly status?: number
  readonly cookies?: readonly (string | undefined)[]
  readonly headers?: Readonly<Record<string, string>>
}

/** A JSON answer that sets cookies. */
export function jsonResponse(
  body: unknown,
  { status = 200, cookies = [], headers = {} }: JsonResponse = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: headersWith({ 'content-type': 'application/json', ...headers }, cookies),
  })
}

/** A plain text answer. */
export function textResponse(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: headersWith({ 'content-type': 'text/plain; charset=utf-8' }, []),
  })
}

/** A redirect: 302 after a GET, 303 after a form. */
export function redirectResponse(
  location: string,
  { status = 302, cookies = [] }: { status?: 302 | 303; cookies?: readonly (string | undefined)[] } = {},
): Response {
  return new Response(null, { status, headers: headersWith({ location }, cookies) })
}

/** Absolute address of a path of this portal. */
export const absolute = ({ publicUrl }: Pick<AuthDeps, 'publicUrl'>, path: string): string =>
  `${publicUrl}${path}`

/**
 * The language of the page to return to; the visitor's own where that page has none.
 * @param profile the preference of who is signed in
 */
export const localeFor = (request: Request, returnPath: string, profile?: Locale | null): Locale =>
  localeOfReturn(returnPath) ?? preferredLocale(request, profile)

/** The language of the page that a call comes from, where the call states it; else that of the page to return to. */
export const placeOfCall = ({ form, url }: AuthCall, returnPath: string): Locale | undefined =>
  statedLocale(form.get('locale') ?? url.searchParams.get('locale')) ?? localeOfReturn(returnPath)

/** The language of a call: of its page, else the visitor's own. */
export const localeOfCall = (call: AuthCall, returnPath: string, profile?: Locale | null): Locale =>
  placeOfCall(call, returnPath) ?? preferredLocale(call.request, profile)

/** Whether a destination is the home page, which is where those go who wanted no page in particular. */
export const isHome = (path: string, locale: Locale): boolean =>
  path === '/' || path === pathFor({ to: '/', locale })

/** Path of the login page that says why the visitor is there, and keeps where they wanted to go. */
export function loginPath(locale: Locale, error?: SignInError, returnPath?: string): string {
  const short = returnPath && shortReturnPath(returnPath)
  const search = {
    ...(error === undefined ? {} : { error }),
    ...(short === undefined || short === '/' ? {} : { callbackUrl: short }),
  }
  return pathFor({ to: '/login', locale, search })
}
