import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { acceptedCoding, type ContentCoding, keptCodings } from '../compression.server.ts'
import type { Incoming, ReadConsent } from '../pipeline/incoming.server.ts'
import { requestIdFrom } from '../request-context.server.ts'
import { routePatternOf } from '../telemetry/route-pattern.server.ts'
import type { BeginWatch, Watched } from '../telemetry/telemetry.server.ts'
import type { KeptPage } from './kept-page.server.ts'
import type { PageCache } from './page-cache.server.ts'
import { hasOnlyHarmlessCookies } from './visitor-cookies.server.ts'

/** An answer that the shortcut gave. */
export type ShortAnswer = {
  readonly pathname: string
  readonly requestId: string
  readonly traceId: string | undefined
  /** By `performance.now()`. */
  readonly startedAt: number
}

export type PageShortcutOptions = {
  readonly pages: Pick<PageCache, 'servedTo' | 'freshPage'>
  /** Whether maintenance keeps visitors out: the pipeline knows whom it lets pass. */
  readonly isClosed: () => boolean
  readonly consentOf?: ReadConsent
  /** Begins to watch a request, as the pipeline does. */
  readonly watch?: BeginWatch
  /** Told of every answer, for the log. */
  readonly onAnswer: (answer: ShortAnswer) => void
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

export type PageShortcut = {
  /** Answers with a kept page, straight to the socket; false where the pipeline has to. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Remembers an answer of the pipeline, as it left, when it was a kept page. */
  learn(incoming: Incoming, answer: Response): void
}

/** A target that the pipeline has answered with a kept page, whatever the visitor sent beside it. */
type KnownTarget = { readonly pageKey: string; readonly pathname: string }
/** Names and values in turn, as Node writes them. */
type PreparedHeaders = readonly string[]
type Coding = ContentCoding | 'identity'

const knownTargets = 5000
/** Longer ones are nobody's link, and would only fill the memory. */
const longestTarget = 1000
const knownEncodings = 100
/** What is of one answer alone. */
const ownHeaders = new Set(['age', 'x-request-id'])

/**
 * The way around the pipeline for pages that it has just answered from the cache. It decides nothing of its own: it
 * gives what the pipeline gave for the same target, as long as the cache calls that page fresh, to plain requests
 * (GET, no session, nothing conditional), and leaves everything else to the pipeline.
 */
export function createPageShortcut(options: PageShortcutOptions): PageShortcut {
  const { pages, isClosed, consentOf, watch, onAnswer, now = Date.now } = options
  const targets = new LRUCache<string, KnownTarget>({ max: knownTargets })
  const codings = new LRUCache<string, Coding>({ max: knownEncodings })
  const prepared = new WeakMap<KeptPage, Map<Coding, PreparedHeaders>>()

  function codingOf(acceptEncoding = ''): Coding {
    const known = codings.get(acceptEncoding)
    if (known !== undefined) return known
    const coding = acceptedCoding(acceptEncoding, keptCodings) ?? 'identity'
    codings.set(acceptEncoding, coding)
    return coding
  }

  return {
    answer(request, response) {
      if (!isPlainRead(request) || isClosed()) return false
      const startedAt = performance.now()
      const { headers, url = '' } = request
      const known = targets.get(targetKey(url, consentOf?.(headers.cookie ?? null)))
      const page = known && pages.freshPage(known.pageKey)
      const coding = codingOf(asText(headers['accept-encoding']))
      const ready = page && prepared.get(page)?.get(coding)
      if (known === undefined || page === undefined || ready === undefined) return false
      const requestId = requestIdFrom(asText(headers['x-request-id']) ?? null)
      const watched = watch?.(() => watchedRead(known.pathname, requestId))
      const age = String(Math.max(0, Math.floor((now() - page.renderedAt) / 1000)))
      response.writeHead(200, [...ready, 'age', age, 'x-request-id', requestId])
      response.end(page.bodies[coding])
      onAnswer({ pathname: known.pathname, requestId, traceId: watched?.traceId, startedAt })
      watched?.end({ status: 200, cache: 'hit' })
      return true
    },
    learn(incoming, answer) {
      const served = pages.servedTo(incoming)
      if (served === undefined || incoming.request.method !== 'GET' || !isForEverybody(incoming, answer))
        return
      const { pageKey, page } = served
      targets.set(targetKey(incoming.target, incoming.consent), { pageKey, pathname: incoming.pathname })
      const ofPage = prepared.get(page) ?? new Map<Coding, PreparedHeaders>()
      prepared.set(page, ofPage)
      const coding = codingOf(incoming.request.headers.get('accept-encoding') ?? undefined)
      if (!ofPage.has(coding)) ofPage.set(coding, headersOf(answer))
    },
  }
}

const targetKey = (target: string, consent: Incoming['consent']): string =>
  consent === undefined ? target : `${consent} ${target}`

const watchedRead = (pathname: string, requestId: string): Watched => ({
  kind: 'request',
  method: 'GET',
  route: routePatternOf(pathname),
  requestId,
})

/** A header that may be repeated; those that are asked for here never are a list in Node. */
const asText = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined

function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['if-none-match'] === undefined &&
    headers.authorization === undefined &&
    // Whether its sender is believed is the pipeline's to judge.
    headers.traceparent === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    hasOnlyHarmlessCookies(headers.cookie)
  )
}

/** What was said to one visitor alone must not be repeated to the next. */
const isForEverybody = ({ target }: Incoming, { status, headers }: Response): boolean =>
  status === 200 && !headers.has('set-cookie') && target.length <= longestTarget

const headersOf = (answer: Response): PreparedHeaders =>
  [...answer.headers].filter(([name]) => !ownHeaders.has(name)).flat()
