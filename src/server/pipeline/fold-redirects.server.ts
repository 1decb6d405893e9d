import { canonicalPathname } from '../../routing/addresses/redirect-rules.ts'
import type { Incoming } from './incoming.server.ts'

/** Responds to a request as the portal does. */
export type Ask = (incoming: Incoming) => Promise<Response>

type Place = { readonly pathname: string; readonly search: string }

/** Redirect rules form no loops; this limit guards against one that is added by mistake. */
const mostHops = 4

/**
 * Folds a chain of redirects into one (P-030): a misspelled URL leads to a guide under another category, which
 * redirects to the guide's canonical URL. Each target is requested from the portal as for a visitor without cookies; a
 * page that is rendered on the way is cached and serves the request that follows. Only permanent redirects, and
 * redirects to the same canonical path, are folded. A redirect to sign-in or to the maintenance page is left unchanged.
 */
export async function foldRedirects(response: Response, incoming: Incoming, ask: Ask): Promise<Response> {
  const first = nextOf(response, incoming)
  if (first === undefined) return response
  let place = first
  for (let hop = 1; hop < mostHops; hop += 1) {
    const asked = askingFor(incoming, place)
    const further = mayBeAsked(place.pathname) ? await tryAsk(asked, ask) : undefined
    const next = further && nextOf(further, asked)
    if (next === undefined) break
    place = next
  }
  // The query is the one of the first redirect, which keeps it as it was written (P-027).
  return place.pathname === first.pathname
    ? response
    : redirectTo(response, { ...first, pathname: place.pathname })
}

/** Returns the target of a redirect that may be folded; undefined for every other response. */
function nextOf({ status, headers }: Response, asked: Incoming): Place | undefined {
  const location = headers.get('location')
  if (location === null || ![301, 302, 307, 308].includes(status)) return undefined
  const here = new URL(asked.request.url)
  const there = new URL(location, here)
  if (there.origin !== here.origin) return undefined
  const isSamePage = canonicalPathname(there.pathname) === canonicalPathname(asked.pathname)
  return status === 301 || isSamePage ? { pathname: there.pathname, search: there.search } : undefined
}

/** Reports whether a target may be requested in advance; sign-in URLs and API calls have side effects. */
const mayBeAsked = (pathname: string): boolean => !/^\/(auth|api)(\/|$)/.test(pathname)

function askingFor(incoming: Incoming, { pathname, search }: Place): Incoming {
  const target = `${pathname}${search}`
  const request = new Request(new URL(target, incoming.request.url), { headers: { accept: 'text/html' } })
  return { ...incoming, request, target, pathname, search }
}

/** Requests a target; a failure ends the chain, since the page reports it when the browser requests it. */
async function tryAsk(asked: Incoming, ask: Ask): Promise<Response | undefined> {
  try {
    const response = await ask(asked)
    await response.body?.cancel()
    return response
  } catch {
    return undefined
  }
}

function redirectTo({ status, headers }: Response, { pathname, search }: Place): Response {
  const folded = new Headers(headers)
  folded.set('location', `${pathname}${search}`)
  // A 302 stays a 302: a redirect that opens the maintenance bypass sets a cookie for one visitor.
  return new Response(null, { status: status === 302 ? 302 : 301, headers: folded })
}
