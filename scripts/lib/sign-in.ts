import { PlainError } from '../lib/project.ts'

/** An account of the seed without second factor, and the client by which it signs in. */
export type SeedAccount = { readonly email: string; readonly client: 'investor' | 'partner' }

const password = 'Sandbox-2026!'
const investor: SeedAccount = { email: 'investor@sandbox.example', client: 'investor' }

type Cookies = Map<string, string>

const headerOf = (cookies: Cookies): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Requests with the cookies so far, stores those of the response, and follows no redirect. */
async function send(url: string, cookies: Cookies, init: RequestInit = {}): Promise<Response> {
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
  const response = await send(url, cookies)
  const next = locationOf(response, url)
  return next === undefined ? { url, html: await response.text() } : follow(next, portalUrl, cookies)
}

const unescapeHtml = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Submits the provider's form with the account, and follows it to the portal's callback. */
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
  const response = await send(target, cookies, { method: 'POST', body, headers: { origin } })
  const next = locationOf(response, target)
  if (next === undefined) throw new PlainError(`The sign-in form gave ${response.status}.`)
  return (await follow(next, portalUrl, cookies)).url
}

/** Signs in as a browser without scripts does; the `Cookie` header of the session at the portal. */
export async function signInByHttp(
  portalUrl: string,
  { email, client }: SeedAccount = investor,
): Promise<string> {
  const [atPortal, atProvider]: [Cookies, Cookies] = [new Map(), new Map()]
  const { csrfToken } = await (await send(`${portalUrl}/api/auth/csrf`, atPortal)).json()
  const body = new URLSearchParams({ csrfToken, json: 'true', callbackUrl: '/' })
  const begun = await send(`${portalUrl}/api/auth/signin/${client}`, atPortal, { method: 'POST', body })
  const page = await follow((await begun.json()).url, portalUrl, atProvider)
  await send(await sendPassword(page, portalUrl, { cookies: atProvider, email }), atPortal)
  const session = await (await send(`${portalUrl}/api/auth/session`, atPortal)).json()
  if (session.user === undefined) throw new PlainError(`The sign-in of ${email} opened no session.`)
  return headerOf(atPortal)
}
