import type { PortalProcess, PortalResponse } from './portal-process.ts'

type Post = Readonly<Record<string, string>>

/** A browser without screen: keeps cookies, and sends forms the way pages do. */
export type BrowserJar = {
  readonly cookies: Map<string, string>
  get(target: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD'): Promise<PortalResponse>
  post(target: string, fields: Post, headers?: Record<string, string>): Promise<PortalResponse>
  /** Token of forms, as a page or a client fetches it. */
  formToken(): Promise<string>
  /** Begins to sign in; gives the target of the portal that the provider sends the browser back to. */
  beginSignIn(client: 'investor' | 'partner', callbackUrl?: string): Promise<string>
  /** Signs in through the identity provider; gives the portal's answer to its callback. */
  signIn(client: 'investor' | 'partner', callbackUrl?: string): Promise<PortalResponse>
  /** Returns the response of `GET session`. */
  session(): Promise<Record<string, unknown>>
}

/** Returns a redirect's location, as target of the portal or absolute elsewhere. */
export const locationOf = ({ headers }: PortalResponse): string => headers.location ?? ''

/** Path and search of an absolute address. */
export const targetOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

/** A browser with empty cookies that visits `portal`. */
export function createBrowserJar(portal: Pick<PortalProcess, 'ask'>): BrowserJar {
  const cookies = new Map<string, string>()
  const keep = (response: PortalResponse): PortalResponse => {
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0\b/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const jar: BrowserJar = {
    cookies,
    get: async (target, headers = {}, method = 'GET') =>
      keep(await portal.ask(target, { method, headers: { cookie: cookie(), ...headers } })),
    post: async (target, fields, headers = {}) =>
      keep(
        await portal.ask(target, {
          method: 'POST',
          headers: { cookie: cookie(), 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body: new URLSearchParams(fields).toString(),
        }),
      ),
    formToken: async () => JSON.parse((await jar.get('/api/auth/csrf')).body).csrfToken,
    beginSignIn: async (client, callbackUrl = '/') => {
      const csrfToken = await jar.formToken()
      const begun = await jar.post(`/api/auth/signin/${client}`, { csrfToken, callbackUrl, json: 'true' })
      const answered = await fetch(JSON.parse(begun.body).url, { redirect: 'manual' })
      return targetOf(answered.headers.get('location') ?? '')
    },
    signIn: async (client, callbackUrl) => jar.get(await jar.beginSignIn(client, callbackUrl)),
    session: async () => JSON.parse((await jar.get('/api/auth/session')).body),
  }
  return jar
}
