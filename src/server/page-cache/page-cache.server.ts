import type { ConsentChoice } from '../../lib/consent.ts'
import type { Incoming, ReadConsent } from '../pipeline/incoming.server.ts'
import { type CacheEntry, createTargetReader } from './cacheable-pages.server.ts'
import type { CachedPage } from './cached-page.server.ts'
import {
  type CachedResponse,
  cachedResponse,
  type PageRequest,
  type ServingOptions,
  toFetchResponse,
} from './cached-response.server.ts'
import { createPageStore } from './page-store.server.ts'
import { createRecompression } from './recompress-pages.server.ts'
import { createRenders, type RunPipeline, toPassedResponse } from './render-for-cache.server.ts'

/**
 * Cookies that do not affect public pages, by their names on https and on a loopback address. Any other
 * cookie means a session, a preview or a bypass.
 */
const harmlessCookie =
  /^((__Host-)?(locale|consent|csrf|callback|signin|returning)(-\d+)*|_(ga|gid|gat|gcl)[\w-]*)=/

/** Reports whether every cookie of a `Cookie` header is irrelevant to public pages. */
function hasOnlyHarmlessCookies(header: string | null | undefined): boolean {
  if (!header) return true
  return header.split(/;\s*/).every((cookie) => cookie === '' || harmlessCookie.test(cookie))
}

/** Settings of the page cache; times are in milliseconds. */
export type PageCacheOptions = {
  /** Base URL of the requests that are rendered for the cache. */
  readonly publicUrl: string
  /** Headers of every response of the portal; `withTags` for visitors who accept the tag manager. */
  readonly commonHeaders: (page: { readonly withTags: boolean }) => Readonly<Record<string, string>>
  /** Origins that forms of every page may lead to: those of the identity provider. */
  readonly formOrigins?: () => readonly string[]
  /** Reports whether maintenance is on: the cache then neither serves nor stores pages. */
  readonly isClosed?: () => boolean
  readonly consentOf?: ReadConsent
  /** Called when revalidation fails and the visitor gets the stale page. */
  readonly onFailedRender?: (error: unknown) => void
  /** Current time in milliseconds since 1970. */
  readonly now?: () => number
  readonly freshMs?: number
  readonly staleMs?: number
  readonly partialMs?: number
  readonly maximumBytes?: number
}

/** The page cache, as the portal and the Node server use it. */
export type PageCache = {
  /** Returns the response for a fresh cached page; undefined for every other request. */
  find(request: PageRequest): CachedResponse | undefined
  /**
   * Responds to a request for a page that is the same for all visitors and runs the pipeline on a miss;
   * undefined for every other request.
   */
  respond(incoming: Incoming, run: RunPipeline): Promise<Response> | undefined
  /** Deletes every page that has one of the tags, or all pages. */
  purge(tags: readonly string[] | 'all'): void
}

const defaults = {
  now: Date.now,
  isClosed: () => false,
  consentOf: (): ConsentChoice | undefined => undefined,
  onFailedRender: () => undefined,
  formOrigins: (): readonly string[] => [],
  freshMs: 60_000,
  staleMs: 86_400_000,
  partialMs: 5000,
  maximumBytes: 64_000_000,
}

/**
 * Creates an in-memory cache of public pages: one render at a time per page, stale-while-revalidate, and
 * stale-if-error while a backend fails.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const settings = { ...defaults, ...options }
  const { now, commonHeaders } = settings
  const store = createPageStore(settings)
  const recompressHotPage = createRecompression(store, now)
  const entryOf = createEntryReader(settings)
  const renders = createRenders(store, settings)

  function servingOf(page: CachedPage, { consent }: CacheEntry, isHit: boolean): ServingOptions {
    return { now: now(), isHit, isPrivate: consent !== undefined, commonHeaders: commonHeaders(page) }
  }

  function hit(request: PageRequest, entry: CacheEntry, page: CachedPage): CachedResponse {
    recompressHotPage(entry.key, page)
    return cachedResponse(request, page, servingOf(page, entry, true))
  }

  async function respond(incoming: Incoming, entry: CacheEntry, run: RunPipeline): Promise<Response> {
    const request = pageRequestOf(incoming)
    const known = store.find(entry.key)
    const serveKnown = (page: CachedPage) => toFetchResponse(hit(request, entry, page))
    if (known !== undefined && store.isFresh(known)) return serveKnown(known)
    const rendering =
      known === undefined
        ? renders.render(incoming, entry, run)
        : renders.refresh(incoming, entry, run, known)
    if (known !== undefined && !known.isPartial) return serveKnown(known)
    const rendered = await rendering
    if ('page' in rendered) {
      const serving = servingOf(rendered.page, entry, false)
      return toFetchResponse(cachedResponse(request, rendered.page, serving))
    }
    if (known !== undefined && rendered.passed.status >= 500) return serveKnown(known)
    return toPassedResponse(rendered.passed, incoming, settings.formOrigins())
  }

  return {
    find(request) {
      const entry = entryOf(request)
      const page = entry && store.find(entry.key)
      return page && store.isFresh(page) ? hit(request, entry, page) : undefined
    },
    respond(incoming, run) {
      const entry = entryOf(pageRequestOf(incoming))
      return entry && respond(incoming, entry, run)
    },
    purge(tags) {
      renders.forget()
      store.purge(tags)
    },
  }
}

type EntryOptions = Required<Pick<PageCacheOptions, 'isClosed' | 'consentOf'>>

/** Creates the function that decides which requests are cached, and under which key. */
function createEntryReader({ isClosed, consentOf }: EntryOptions) {
  const readTarget = createTargetReader()
  return (request: PageRequest): CacheEntry | undefined => {
    const target = isForEverybody(request) && !isClosed() ? readTarget(request.target) : undefined
    if (target === undefined) return undefined
    const consent = consentOf(request.header('cookie') ?? null)
    return { ...target, consent, key: consent === undefined ? target.key : `${consent} ${target.key}` }
  }
}

function isForEverybody({ method, header }: PageRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return header('authorization') === undefined && hasOnlyHarmlessCookies(header('cookie'))
}

const pageRequestOf = ({ request, target }: Incoming): PageRequest => ({
  method: request.method,
  target,
  header: (name) => request.headers.get(name) ?? undefined,
})
