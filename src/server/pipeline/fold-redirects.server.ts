import { canonicalPathname } from '../../routing/addresses/redirect-rules.ts'
import type { Incoming } from './incoming.server.ts'

/** Answers a request as the portal would. */
export type Ask = (incoming: Incoming) => Promise<Response>

type Place = { readonly pathname: string; readonly search: string }

/** No rule leads back, so that a chain ends; this is for the one that a mistake would make. */
const mostHops = 4

/**
 * Makes one redirect of several that would follow one another (P-030): an address that is misspelled leads to a
 * guide under another category, which leads to the guide's own address. The portal is asked where each leads, as for a
 * visitor without cookies; what is rendered for the question is kept, and answers the request that follows.
 *
 * Only redirects within the same errand are joined: permanent ones, and those that change how the same page is asked
 * for. One that leads to sign in, or to the maintenance page, is an answer of its own.
 */
export async function foldRedirects(answer: Response, incoming: Incoming, ask: Ask): Promise<Response> {
  const first = nextOf(answer, incoming)
  if (first === undefined) return answer
  let place = first
  for (let hop = 1; hop < mostHops; hop += 1) {
    const asked = askingFor(incoming, place)
    const further = mayBeAsked(place.pathname) ? await tryAsk(asked, ask) : undefined
    const next = further && nextOf(further, asked)
    if (next === undefined) break
    place = next
  }
  // The query stays as the first redirect has it: it is kept as it was written (P-027).
  return place.pathname === first.pathname
    ? answer
    : redirectTo(answer, { ...first, pathname: place.pathname })
}

/** Where an answer leads, if that is to be joined. */
function nextOf({ status, headers }: Response, asked: Incoming): Place | undefined {
  const location = headers.get('location')
  if (location === null || ![301, 302, 307, 308].includes(status)) return undefined
  const here = new URL(asked.request.url)
  const there = new URL(location, here)
  if (there.origin !== here.origin) return undefined
  const isSamePage = canonicalPathname(there.pathname) === canonicalPathname(asked.pathname)
  return status === 301 || isSamePage ? { pathname: there.pathname, search: there.search } : undefined
}

/** Addresses that begin a sign-in, and calls, are not asked for nothing. */
const mayBeAsked = (pathname: string): boolean => !/^\/(auth|api)(\/|$)/.test(pathname)

function askingFor(incoming: Incoming, { pathname, search }: Place): Incoming {
  const target = `${pathname}${search}`
  const request = new Request(new URL(target, incoming.request.url), { headers: { accept: 'text/html' } })
  return { ...incoming, request, target, pathname, search }
}

/** A page that fails says so itself when it is asked for. */
async function tryAsk(asked: Incoming, ask: Ask): Promise<Response | undefined> {
  try {
    const answer = await ask(asked)
    await answer.body?.cancel()
    return answer
  } catch {
    return undefined
  }
}

function redirectTo({ status, headers }: Response, { pathname, search }: Place): Response {
  const folded = new Headers(headers)
  folded.set('location', `${pathname}${search}`)
  // One that opens the maintenance bypass goes on setting its cookie, and is nobody else's.
  return new Response(null, { status: status === 302 ? 302 : 301, headers: folded })
}
