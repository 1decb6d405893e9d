import { PlainError } from '../lib/project.ts'

/** Page of the provider, or the portal's URL that it redirects to, which is not requested. */
export type ProviderPage = { readonly url: string; readonly html: string }

type Cookie = { readonly name: string; readonly value: string; readonly host: string }
type Fields = Readonly<Record<string, string>>
type Form = {
  readonly target: string
  readonly method: string
  readonly fields: Fields
  readonly html: string
}

const mostRedirects = 15
const timeoutMs = 20_000

const unescapeHtml = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
  const value = found?.[1] ?? found?.[2] ?? found?.[3]
  return value === undefined ? undefined : unescapeHtml(value)
}

const inputsOf = (html: string): string[] => [...html.matchAll(/<input\b[^>]*>/gi)].map(([tag]) => tag)

const typeOf = (tag: string): string => (attributeOf(tag, 'type') ?? 'text').toLowerCase()

function hiddenFields(html: string): Fields {
  const hidden = inputsOf(html).filter((tag) => typeOf(tag) === 'hidden')
  return Object.fromEntries(
    hidden.map((tag) => [attributeOf(tag, 'name') ?? '', attributeOf(tag, 'value') ?? '']),
  )
}

function buttonsOf(html: string, formId: string | undefined): string {
  const tags = [...html.matchAll(/<button\b[^>]*>/gi)].map(([tag]) => tag)
  return tags.filter((tag) => formId !== undefined && attributeOf(tag, 'form') === formId).join('')
}

function formsOf({ url, html }: ProviderPage): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/gi)].map(([, head = '', body = '']) => ({
    target: new URL(attributeOf(` ${head}`, 'action') || url, url).href,
    method: (attributeOf(` ${head}`, 'method') ?? 'get').toUpperCase(),
    fields: hiddenFields(body),
    // Buttons may be outside the form, and refer to it by id.
    html: body + buttonsOf(html, attributeOf(` ${head}`, 'id')),
  }))
}

const namesOf = (html: string, types: readonly string[]): string[] =>
  inputsOf(html).flatMap((tag) =>
    types.includes(typeOf(tag)) ? [attributeOf(tag, 'name') ?? []].flat() : [],
  )

/** Reports whether a page asks for a password. */
export const asksForPassword = ({ html }: ProviderPage): boolean => namesOf(html, ['password']).length > 0

/** Names of buttons that mean yes: Keycloak's consent page and logout page have them. */
function buttonOf(html: string): Fields {
  const tags = [...html.matchAll(/<(?:button|input)\b[^>]*>/gi)].map(([tag]) => tag)
  const button = tags.find((tag) => typeOf(tag) === 'submit' && attributeOf(tag, 'name') !== undefined)
  return button === undefined
    ? {}
    : { [attributeOf(button, 'name') ?? '']: attributeOf(button, 'value') ?? '' }
}

/** A browser without scripts that signs a test account in. */
export type FormBrowser = {
  open(url: string): Promise<ProviderPage>
  /** Fills in the form for name and password; those without either are sent as they are, such as a consent. */
  respond(
    page: ProviderPage,
    account: { readonly user: string; readonly password: string },
  ): Promise<ProviderPage>
}

function fieldsFor({ html, fields }: Form, user: string, password: string): Fields {
  const names = namesOf(html, ['text', 'email', 'tel'])
  const secrets = namesOf(html, ['password'])
  const typed = [...names.map((name) => [name, user]), ...secrets.map((name) => [name, password])]
  return { ...fields, ...buttonOf(html), ...Object.fromEntries(typed) }
}

/** Creates a browser without cookies, which stops at addresses that begin with `stopAt`. */
export function createFormBrowser(stopAt: readonly string[]): FormBrowser {
  const cookies: Cookie[] = []
  const keep = (response: Response, { hostname: host }: URL) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const known = cookies.findIndex((cookie) => cookie.name === name && cookie.host === host)
      if (known >= 0) cookies.splice(known, 1)
      if (value !== '') cookies.push({ name, value, host })
    }
  }
  const send = async (address: string, init: RequestInit, redirects = 0): Promise<ProviderPage> => {
    if (stopAt.some((start) => address.startsWith(start))) return { url: address, html: '' }
    if (redirects > mostRedirects) throw new PlainError(`The provider redirects in circles: ${address}`)
    const url = new URL(address)
    const sent = cookies
      .filter(({ host }) => host === url.hostname)
      .map(({ name, value }) => `${name}=${value}`)
    const headers = { ...init.headers, ...(sent.length > 0 && { cookie: sent.join('; ') }) }
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal })
    keep(response, url)
    const location = response.headers.get('location')
    if (location === null) return { url: url.href, html: await response.text() }
    return send(new URL(location, url).href, {}, redirects + 1)
  }
  return {
    open: (url) => send(url, {}),
    async respond(page, { user, password }) {
      const forms = formsOf(page)
      const form = forms.find(({ html }) => namesOf(html, ['password']).length > 0) ?? forms[0]
      if (form === undefined)
        throw new PlainError(`There is no form on ${page.url}: sign in by hand (without --user).`)
      const fields = new URLSearchParams(fieldsFor(form, user, password))
      if (form.method === 'GET') return send(`${form.target.replace(/\?.*$/, '')}?${fields}`, {})
      return send(form.target, {
        method: 'POST',
        body: fields,
        headers: { origin: new URL(page.url).origin },
      })
    },
  }
}
