import { readBoundedText } from '../http/bounded-body.server.ts'
import type { AuthCall, AuthDeps } from './auth-deps.server.ts'

const longestFormBytes = 16_384
const formType = /^application\/x-www-form-urlencoded\b/i
const jsonType = /^application\/json\b/i

function fieldsOfJson(text: string): URLSearchParams {
  try {
    const value: unknown = JSON.parse(text)
    const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return new URLSearchParams(fields.filter(([, field]) => typeof field === 'string'))
  } catch {
    return new URLSearchParams()
  }
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? ''
  if (request.method !== 'POST' || !(formType.test(type) || jsonType.test(type))) return new URLSearchParams()
  const { text } = await readBoundedText(new Response(request.body), longestFormBytes)
  return formType.test(type) ? new URLSearchParams(text) : fieldsOfJson(text)
}

/** Reads a helper call; fields are form-encoded or JSON. */
export async function readAuthCall(request: Request): Promise<AuthCall> {
  return {
    request,
    url: new URL(request.url),
    cookieHeader: request.headers.get('cookie'),
    form: await readForm(request),
  }
}

/**
 * Reports whether a form was sent from the portal's own pages, by `Sec-Fetch-Site`, else by `Origin` (P-232). Clients
 * other than browsers send neither, and have no user's cookies to misuse.
 */
export function isFromOwnPages({ headers }: Request, { publicUrl }: Pick<AuthDeps, 'publicUrl'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || origin === new URL(publicUrl).origin
}

/** Reports whether a form may change state: sent from the portal, with the token of this browser. */
export function isGenuine(call: AuthCall, deps: Pick<AuthDeps, 'publicUrl' | 'csrf'>): boolean {
  const token = call.form.get('csrfToken') ?? undefined
  return isFromOwnPages(call.request, deps) && deps.csrf.accepts(call.cookieHeader, token)
}

/** Reports whether the client wants JSON instead of a redirect; the protocol's value is the text "true". */
export const wantsJson = ({ form }: AuthCall): boolean => form.get('json') === 'true'
