import type { Incoming, Step } from '../pipeline/incoming.server.ts'
import { runInRequestContext } from '../request-context.server.ts'
import { pagePolicy } from '../security-headers.server.ts'
import { type CacheTarget, cacheTargetOf, campaignPartsOf } from './cached-pages.server.ts'
import { inlineHashes } from './inline-hashes.server.ts'
import { type KeptPage, keepPage } from './kept-page.server.ts'
import { createKeptPages } from './kept-pages.server.ts'
import { answerWithPage } from './page-answer.server.ts'
import { createTightening } from './tighten-pages.server.ts'
import { hasOnlyHarmlessCookies } from './visitor-cookies.server.ts'

export type PageCacheOptions = {
  /** Renders a page from a request that has nothing of the visitor's but its address. */
  readonly render: (request: Request) => Response | Promise<Response>
  /** Address on which the rendered request stands. */
  readonly publicUrl: string
  readonly now?: () => number
  /** For how long a page is served without looking again. */
  readonly freshMs?: number
  /** For how long after that it is served while it is rendered again, or while that fails. */
  readonly staleMs?: number
  /** For how long a page that lacks a part is served before it is made again. */
  readonly lackingMs?: number
  readonly maximumBytes?: number
}

export type PageCache = {
  /** Answers what is public and the same for all visitors; everything else goes on. */
  readonly step: Step
  /** The kept page that a request was just answered with, and what it is kept under; nothing for a page just made. */
  servedTo(incoming: Incoming): ServedPage | undefined
  /** The page that is kept under a key, when it may be served without looking again. */
  freshPage(pageKey: string): KeptPage | undefined
  /** Forgets every page that carries one of the tags, or all pages. */
  purge(tags: readonly string[] | 'all'): void
}

export type ServedPage = { readonly pageKey: string; readonly page: KeptPage }

/** An answer that is not kept, read whole so that all who wait for it get their own copy. */
type PassingAnswer = {
  readonly status: number
  readonly headers: readonly [string, string][]
  readonly html: string
}
type Rendered = { readonly kept: KeptPage } | { readonly passing: PassingAnswer }

const defaults = {
  now: Date.now,
  freshMs: 60_000,
  staleMs: 86_400_000,
  lackingMs: 5000,
  maximumBytes: 64_000_000,
}

/**
 * Keeps public pages in memory, so that most of them cost no render: one render at a time per page, a stale page
 * while a new one is made, and a stale page rather than an error while a backend is down.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const settings = { ...defaults, ...options }
  const { now } = settings
  const kept = createKeptPages(settings)
  const tighten = createTightening(kept, now)
  const running = new Map<string, Promise<Rendered>>()
  const served = new WeakMap<Incoming, ServedPage>()

  function renderOnce(incoming: Incoming, page: CacheTarget): Promise<Rendered> {
    const pending = running.get(page.key)
    if (pending !== undefined) return pending
    const started = renderPage(settings, incoming, page, kept.find(page.key)).then((rendered) => {
      // After a purge the page on its way may already be out of date.
      if ('kept' in rendered) {
        if (running.get(page.key) === started) kept.keep(page.key, rendered.kept)
      } else if (rendered.passing.status < 500) kept.forget(page.key)
      return rendered
    })
    running.set(page.key, started)
    const forget = () => running.get(page.key) === started && running.delete(page.key)
    started.then(forget, forget)
    return started
  }

  function serve(incoming: Incoming, { key }: CacheTarget, page: KeptPage): Response {
    served.set(incoming, { pageKey: key, page })
    tighten(key, page)
    return answerWithPage(incoming, page, { now: now(), isHit: true })
  }

  async function answer(incoming: Incoming, page: CacheTarget): Promise<Response> {
    const known = kept.find(page.key)
    if (known !== undefined && kept.isFresh(known)) return serve(incoming, page, known)
    const rendering = renderOnce(incoming, page)
    if (known !== undefined && !known.isLacking) {
      // Its failure is in the log; this visitor has an answer already.
      rendering.catch(() => undefined)
      return serve(incoming, page, known)
    }
    const rendered = await (known === undefined ? rendering : rendering.catch(() => ({ kept: known })))
    if ('kept' in rendered) return answerWithPage(incoming, rendered.kept, { now: now(), isHit: false })
    if (known !== undefined && rendered.passing.status >= 500) return serve(incoming, page, known)
    return passOn(rendered.passing, incoming)
  }

  return {
    step: (incoming) => {
      const page = targetOf(incoming)
      return page && answer(incoming, page)
    },
    servedTo: (incoming) => served.get(incoming),
    freshPage: (pageKey) => {
      const known = kept.find(pageKey)
      return known !== undefined && kept.isFresh(known) ? known : undefined
    },
    purge: (tags) => {
      running.clear()
      kept.forgetTagged(tags)
    },
  }
}

/**
 * What a request is answered with, where it is for everybody. A page is made once for each answer to the tag manager:
 * its foot and its policy are of that answer.
 */
function targetOf(incoming: Incoming): CacheTarget | undefined {
  const { pathname, search, consent } = incoming
  const page = isForEverybody(incoming) ? cacheTargetOf(pathname, search) : undefined
  return page === undefined || consent === undefined ? page : { ...page, key: `${consent} ${page.key}` }
}

function isForEverybody({ request }: Incoming): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (request.headers.has('authorization')) return false
  return hasOnlyHarmlessCookies(request.headers.get('cookie'))
}

const renderHeaders = { accept: 'text/html' }

async function renderPage(
  { render, publicUrl, now }: Required<PageCacheOptions>,
  { requestId, locale, consent, watch }: Incoming,
  page: CacheTarget,
  before: KeptPage | undefined,
): Promise<Rendered> {
  const renderedAt = now()
  const request = new Request(new URL(page.target, publicUrl), { headers: renderHeaders })
  let isFaulty = false
  const onFault = () => {
    isFaulty = true
  }
  let isLacking = false
  const onLack = () => {
    isLacking = true
  }
  const tags = new Set<string>()
  const onTags = (read: readonly string[]) => {
    for (const tag of read) tags.add(tag)
  }
  const { response, html } = await runInRequestContext(
    { requestId, locale, consent, watch, nonce: undefined, onFault, onLack, onTags },
    async () => {
      const rendered = await render(request)
      return { response: rendered, html: await rendered.text() }
    },
  )
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isFaulty && response.status === 200 && isPage && !response.headers.has('set-cookie')) {
    const facts = { tags: [...tags], renderedAt, isLacking, withTags: consent === 'granted' }
    return { kept: await keepPage(html, facts, before) }
  }
  // A page of which a part failed to render says so with its status, and is never kept.
  const status = isFaulty && response.status === 200 ? 500 : response.status
  return { passing: { status, headers: [...response.headers], html } }
}

/** A redirect keeps the query (specification, point 2), also what its page has not been told of. */
function withParts(location: string, parts: readonly string[]): string {
  if (parts.length === 0) return location
  return `${location}${location.includes('?') ? '&' : '?'}${parts.join('&')}`
}

function passOn({ status, headers, html }: PassingAnswer, { request, consent, search }: Incoming): Response {
  const answer = new Response(request.method === 'HEAD' || html === '' ? null : html, {
    status,
    headers: [...headers],
  })
  answer.headers.delete('content-length')
  const location = answer.headers.get('location')
  if (location !== null) answer.headers.set('location', withParts(location, campaignPartsOf(search)))
  const policy = pagePolicy({ ...inlineHashes(html), withTags: consent === 'granted' })
  if (html !== '') answer.headers.set('content-security-policy', policy)
  return answer
}
