import { PlainError } from '../lib/project.ts'

/** An account of the seed that needs no second factor, and the client by which it signs in. */
export type SeedAccount = { readonly email: string; readonly client: 'investor' | 'partner' }

const password = 'Sandbox-2026!'
const investor: SeedAccount = { email: 'investor@sandbox.example', client: 'investor' }

type Cookies = Map<string, string>

const headerOf = (cookies: Cookies): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Asks with the cookies kept so far, keeps those of the answer, and follows no redirect. */
async function ask(url: string, cookies: Cookies, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, cookie: headerOf(cookies) }
  const response = await fetch(url, { ...init, headers, redirect: 'manual' })
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return response
}

const locationOf = (response: Response, from: string): string | undefined => {
  const location = response.headers.get('location')
  return location === null ? undefined : new URL(location, from).href
}

/** Follows redirects until a page, or until an address of the portal. */
async function follow(
  url: string,
  portalUrl: string,
  cookies: Cookies,
): Promise<{ url: string; html: string }> {
  if (url.startsWith(portalUrl)) return { url, html: '' }
  const response = await ask(url, cookies)
  const next = locationOf(response, url)
  return next === undefined ? { url, html: await response.text() } : follow(next, portalUrl, cookies)
}

const unescapeHtml = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Sends the provider's form with the account, and goes on to the portal's callback. */
async function sendPassword(
  page: { url: string; html: string },
  portalUrl: string,
  { cookies, email }: { readonly cookies: Cookies; readonly email: string },
): Promise<string> {
  const action = unescapeHtml(/<form[^>]* action="([^"]*)"/.exec(page.html)?.[1] ?? '')
  const hidden = page.html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  const fields = Object.fromEntries(
    [...hidden].map(([, name = '', value = '']) => [name, unescapeHtml(value)]),
  )
  const target = new URL(action, page.url).href
  const body = new URLSearchParams({ ...fields, email, password })
  const origin = new URL(page.url).origin
  const answer = await ask(target, cookies, { method: 'POST', body, headers: { origin } })
  const next = locationOf(answer, target)
  if (next === undefined) throw new PlainError(`The sign-in form answered ${answer.status}.`)
  return (await follow(next, portalUrl, cookies)).url
}

/** Signs in as a browser without scripts does; gives the `Cookie` header of the session at the portal. */
export async function signInByHttp(
  portalUrl: string,
  { email, client }: SeedAccount = investor,
): Promise<string> {
  const [own, away]: [Cookies, Cookies] = [new Map(), new Map()]
  const { csrfToken } = await (await ask(`${portalUrl}/api/auth/csrf`, own)).json()
  const body = new URLSearchParams({ csrfToken, json: 'true', callbackUrl: '/' })
  const begun = await ask(`${portalUrl}/api/auth/signin/${client}`, own, { method: 'POST', body })
  const page = await follow((await begun.json()).url, portalUrl, away)
  await ask(await sendPassword(page, portalUrl, { cookies: away, email }), own)
  const session = await (await ask(`${portalUrl}/api/auth/session`, own)).json()
  if (session.user === undefined) throw new PlainError(`The sign-in of ${email} opened no session.`)
  return headerOf(own)
}
