import { expect, vi } from 'vitest'
import { commonHeaders } from '../http/security-headers.server.ts'
import { incomingFor } from '../pipeline/testing.ts'
import { createPageCache } from './page-cache.server.ts'

/** The inline script of every page. */
export const script = 'self.$_TSR={n:1}'
/** A page of one paragraph. */
export const html = (text: string) => `<!doctype html><html><script>${script}</script><p>${text}</p></html>`
/** The response of a render. */
export const page = (text: string, init: ResponseInit = {}) =>
  new Response(html(text), {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers },
  })

/** Creates a cache over a pipeline that counts its runs, with a clock that the test sets. */
export function cacheOver(render: (request: Request, count: number) => Response | Promise<Response>) {
  const clock = { ms: 1_000_000 }
  const maintenance = { isOn: false }
  const renders: Request[] = []
  const cache = createPageCache({
    publicUrl: 'https://portal.example',
    commonHeaders: (site) => commonHeaders({ isHttps: false }, site),
    isClosed: () => maintenance.isOn,
    now: () => clock.ms,
    freshMs: 1000,
    staleMs: 10_000,
    partialMs: 100,
  })
  const ask = async (target: string, init: RequestInit = {}) =>
    cache.respond(incomingFor(target, init), ({ request }) => {
      renders.push(request)
      return render(request, renders.length)
    })
  return { ask, cache, clock, maintenance, renders }
}

/** The paragraph of a response. */
export const textOf = async (response: Response | undefined) =>
  /<p>(.*)<\/p>/.exec((await response?.text()) ?? '')?.[1]
/** Waits for background renders, which use no timers: only promises and compression threads. */
export const settled = (renders: readonly Request[], count: number) =>
  vi.waitFor(() => expect(renders.length).toBe(count))
