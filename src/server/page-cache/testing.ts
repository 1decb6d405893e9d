import { expect, vi } from 'vitest'
import { incomingFor } from '../pipeline/testing.ts'
import { createPageCache } from './page-cache.server.ts'

/** The inline script of every page. */
export const script = 'self.$_TSR={n:1}'
/** A page of one paragraph. */
export const html = (text: string) => `<!doctype html><html><script>${script}</script><p>${text}</p></html>`
/** The answer of a render. */
export const page = (text: string, init: ResponseInit = {}) =>
  new Response(html(text), {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers },
  })

/** A cache over a render that counts, at a time that the test moves. */
export function cacheOver(render: (request: Request, count: number) => Response | Promise<Response>) {
  const clock = { ms: 1_000_000 }
  const renders: Request[] = []
  const cache = createPageCache({
    publicUrl: 'https://portal.example',
    now: () => clock.ms,
    freshMs: 1000,
    staleMs: 10_000,
    lackingMs: 100,
    render: (request) => {
      renders.push(request)
      return render(request, renders.length)
    },
  })
  const ask = async (target: string, init: RequestInit = {}) => cache.step(incomingFor(target, init))
  return { ask, cache, clock, renders }
}

/** The paragraph of an answer. */
export const textOf = async (answer: Response | undefined) =>
  /<p>(.*)<\/p>/.exec((await answer?.text()) ?? '')?.[1]
/** Lets a background render end: it has no timer, only promises and the compression's threads. */
export const settled = (renders: readonly Request[], count: number) =>
  vi.waitFor(() => expect(renders.length).toBe(count))
