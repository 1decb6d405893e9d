/** A page that a browser without scripts shows. */
export type BrowsedPage = {
  readonly url: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

type Cookie = { readonly name: string; readonly value: string; readonly path: string; readonly host: string }

/** The few things of a browser that a sign-in needs: cookies by host and path, redirects, plain forms. */
export type CookieBrowser = {
  /** Opens a URL and follows redirects, until one to `stopAt`. */
  open(url: string): Promise<BrowsedPage>
  /** Sends any request with the cookies and follows its redirects. */
  send(url: string, init: RequestInit): Promise<BrowsedPage>
  /** Sends the page's form with these fields and the hidden ones. */
  submit(page: BrowsedPage, fields: Readonly<Record<string, string>>): Promise<BrowsedPage>
  /** Sets a cookie, as a script of the page at this address would. */
  put(url: string, name: string, value: string): void
  /** Forgets the cookies, as closing a private window does. */
  forget(): void
}

const mostRedirects = 10

function readCookie(line: string, url: URL): Cookie & { readonly isGone: boolean } {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const attribute = (name: string) =>
    attributes.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
  const at = pair.indexOf('=')
  const expires = attribute('expires')
  const isGone = attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) < Date.now())
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    path: attribute('path') ?? '/',
    host: url.hostname,
    isGone,
  }
}

function isSent(cookie: Cookie, url: URL): boolean {
  const { pathname } = url
  const isUnder = pathname === cookie.path || pathname.startsWith(cookie.path.replace(/\/?$/, '/'))
  return cookie.host === url.hostname && isUnder
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}

function hiddenFields(text: string): Record<string, string> {
  const inputs = text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, unescapeHtml(value)]))
}

/** Returns the action of a page's first form that is sent by POST, and its hidden fields. */
export function formOf({ url, text }: Pick<BrowsedPage, 'url' | 'text'>) {
  const action = /<form(?=[^>]* method="post")[^>]* action="([^"]*)"/i.exec(text)?.[1]
  if (action === undefined) throw new Error(`no form on ${url}: ${text.slice(0, 200)}`)
  return { target: new URL(unescapeHtml(action), url).href, fields: hiddenFields(text) }
}

/**
 * Starts without cookies.
 *
 * @param stopAt beginning of the addresses that are not asked
 * @param always headers of every request
 */
export function createCookieBrowser(
  stopAt: string,
  always: Readonly<Record<string, string>> = {},
): CookieBrowser {
  let cookies: readonly Cookie[] = []
  const keep = (response: Response, url: URL) => {
    for (const line of response.headers.getSetCookie()) {
      const { isGone, ...cookie } = readCookie(line, url)
      const isOther = ({ host, name, path }: Cookie) =>
        name !== cookie.name || path !== cookie.path || host !== cookie.host
      cookies = [...cookies.filter(isOther), ...(isGone ? [] : [cookie])]
    }
  }
  const send = async (address: string, init: RequestInit, redirects = 0): Promise<BrowsedPage> => {
    const url = new URL(address)
    const sent = cookies.filter((cookie) => isSent(cookie, url)).map(({ name, value }) => `${name}=${value}`)
    const headers = { ...always, ...init.headers, ...(sent.length === 0 ? {} : { cookie: sent.join('; ') }) }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    keep(response, url)
    const location = response.headers.get('location')
    if (location === null || redirects >= mostRedirects) {
      return {
        url: url.href,
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }
    }
    const next = new URL(location, url).href
    if (next.startsWith(stopAt)) {
      return { url: next, status: response.status, headers: response.headers, text: '' }
    }
    return send(next, {}, redirects + 1)
  }
  return {
    open: (url) => send(url, {}),
    send: (url, init) => send(url, init),
    submit(page, fields) {
      const form = formOf(page)
      const body = new URLSearchParams({ ...form.fields, ...fields })
      return send(form.target, { method: 'POST', body, headers: { origin: new URL(page.url).origin } })
    },
    put(url, name, value) {
      const others = cookies.filter((cookie) => cookie.name !== name)
      cookies = [...others, { name, value, path: '/', host: new URL(url).hostname }]
    },
    forget() {
      cookies = []
    },
  }
}
