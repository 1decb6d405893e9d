import { runInRequestContext } from '../http/request-context.server.ts'
import { pagePolicy } from '../http/security-headers.server.ts'
import type { Incoming } from '../pipeline/incoming.server.ts'
import { type CacheEntry, campaignPartsOf } from './cacheable-pages.server.ts'
import { type CachedPage, createCachedPage, inlineHashes } from './cached-page.server.ts'
import type { PageStore } from './page-store.server.ts'

/** Runs the pipeline: its steps, then the application. */
export type RunPipeline = (incoming: Incoming) => Response | Promise<Response>

/** An uncacheable response, buffered so that every request that waits for it gets its own copy. */
export type PassedResponse = {
  readonly status: number
  readonly headers: readonly [string, string][]
  readonly html: string
}

/** Either a page that may be cached, or an uncacheable response for the waiting requests. */
export type Rendered = { readonly page: CachedPage } | { readonly passed: PassedResponse }

type RenderSettings = {
  readonly publicUrl: string
  readonly formOrigins: () => readonly string[]
  readonly now: () => number
  readonly onFailedRender: (error: unknown) => void
}

type RenderOptions = Omit<RenderSettings, 'onFailedRender'> & {
  readonly entry: CacheEntry
  readonly run: RunPipeline
  /** The cached page that this render replaces. */
  readonly before: CachedPage | undefined
}

/** The renders of a page cache. */
export type Renders = {
  /** Renders a page and stores it; concurrent requests for the same page share one render. */
  render(incoming: Incoming, entry: CacheEntry, run: RunPipeline): Promise<Rendered>
  /** Renders a cached page again; when the render throws, it resolves with the cached page. */
  refresh(incoming: Incoming, entry: CacheEntry, run: RunPipeline, known: CachedPage): Promise<Rendered>
  /** Keeps running renders from storing their page, which may be out of date after a purge. */
  forget(): void
}

/** Creates the renders of a cache, with at most one running render per page. */
export function createRenders(store: PageStore, settings: RenderSettings): Renders {
  const running = new Map<string, Promise<Rendered>>()
  const render: Renders['render'] = (incoming, entry, run) => {
    const { key } = entry
    const pending = running.get(key)
    if (pending !== undefined) return pending
    const options = { entry, run, before: store.find(key), ...settings }
    const started = renderForCache(incoming, options).then((rendered) => {
      if ('page' in rendered) {
        if (running.get(key) === started) store.save(key, rendered.page)
      } else if (rendered.passed.status < 500) store.delete(key)
      return rendered
    })
    running.set(key, started)
    const end = () => running.get(key) === started && running.delete(key)
    started.then(end, end)
    return started
  }
  return {
    render,
    refresh: (incoming, entry, run, known) =>
      render(incoming, entry, run).catch((error: unknown) => {
        settings.onFailedRender(error)
        return { page: known }
      }),
    forget: () => running.clear(),
  }
}

/**
 * Runs the pipeline with a request that has none of the visitor's headers, so that all visitors can share its
 * page.
 */
async function renderForCache(
  incoming: Incoming,
  { entry, run, publicUrl, formOrigins, now, before }: RenderOptions,
): Promise<Rendered> {
  const renderedAt = now()
  const found = { isFaulty: false, isPartial: false, tags: new Set<string>() }
  const asked: Incoming = {
    ...neutralRequest(incoming, entry, publicUrl),
    onFault: () => {
      found.isFaulty = true
    },
    onPartial: () => {
      found.isPartial = true
    },
    onTags: (tags) => {
      for (const tag of tags) found.tags.add(tag)
    },
  }
  const { response, html } = await runInRequestContext(asked, async () => {
    const answered = await run(asked)
    return { response: answered, html: await answered.text() }
  })
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!found.isFaulty && response.status === 200 && isPage && !response.headers.has('set-cookie')) {
    const { tags, isPartial } = found
    const facts = { tags: [...tags], renderedAt, isPartial, formOrigins: formOrigins() }
    return { page: await createCachedPage(html, { ...facts, withTags: entry.consent === 'granted' }, before) }
  }
  // A page with a part that failed to render has status 500.
  const status = found.isFaulty && response.status === 200 ? 500 : response.status
  return { passed: { status, headers: [...response.headers], html } }
}

/**
 * Copies a request without nonce, visitor address, cookies and headers, so that a cached page does not depend
 * on its first visitor.
 */
function neutralRequest(
  { requestId, locale, consent, watch }: Incoming,
  { target }: CacheEntry,
  publicUrl: string,
): Incoming {
  const [pathname = '', query] = target.split('?')
  return {
    request: new Request(new URL(target, publicUrl), { headers: { accept: 'text/html' } }),
    target,
    pathname,
    search: query === undefined ? '' : `?${query}`,
    requestId,
    locale,
    consent,
    watch,
    address: undefined,
    traceparent: undefined,
    nonce: undefined,
    // The cache holds no address with a parameter that it does not know.
    isSecret: false,
  }
}

/** Creates one visitor's copy of an uncacheable response. */
export function toPassedResponse(
  { status, headers, html }: PassedResponse,
  { request, consent, search }: Incoming,
  formOrigins: readonly string[],
): Response {
  const response = new Response(request.method === 'HEAD' || html === '' ? null : html, {
    status,
    headers: [...headers],
  })
  response.headers.delete('content-length')
  const location = response.headers.get('location')
  if (location !== null) response.headers.set('location', withParts(location, campaignPartsOf(search)))
  const policy = pagePolicy({ ...inlineHashes(html), formOrigins, withTags: consent === 'granted' })
  if (html !== '') response.headers.set('content-security-policy', policy)
  return response
}

/** Adds campaign parameters to a redirect, which keeps the whole query (P-027). */
function withParts(location: string, parts: readonly string[]): string {
  if (parts.length === 0) return location
  return `${location}${location.includes('?') ? '&' : '?'}${parts.join('&')}`
}
