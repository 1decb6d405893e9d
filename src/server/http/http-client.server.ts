import type { z } from 'zod'
import { type BackendFailure, type BackendOutcome, isDown } from '../backends/backend-outcome.server.ts'
import {
  classifyError,
  classifyRefusal,
  classifyResponse,
  type Judging,
} from '../backends/classify-response.server.ts'
import type { LoadedResponse, ResponseCache } from '../backends/response-cache.server.ts'
import type { Log } from '../process/log.server.ts'
import { watchCall } from '../telemetry/watch.server.ts'
import { type Call, fillPath, queryText, requestOf } from './backend-request.server.ts'
import { readBoundedText, timeLimit, withStallLimit } from './bounded-reading.server.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.server.ts'
import { createHttpTransport, type HttpTransport } from './http-transport.server.ts'
import { type Begun, reportCall, reportFailureUnasked } from './report-call.server.ts'
import { currentRequestContext, hasTimedOut, markTimedOut } from './request-context.server.ts'
import { RevalidatedResponses } from './revalidated-responses.server.ts'
/** A call whose response is JSON of a known shape. */
export type JsonCall<Shape extends z.ZodType> = Call & {
  readonly response: Shape
  /** Transforms the parsed body into the form that `answer` describes. */
  readonly reshape?: Judging['reshape']
  /**
   * Tags that purge the cached response; a function where they depend on the response. Without tags, or with
   * a token, the response is not cached.
   */
  readonly cacheTags?: readonly string[] | ((data: z.output<Shape>) => readonly string[])
  /** The response has an `ETag` and is often the same: an earlier one of the same token is revalidated. */
  readonly isRevalidated?: true
  /** A redirect, which is not followed, is the success of this call; its shape is asked about `null`. */
  readonly endsInRedirect?: true
}

/** A response whose body is streamed. */
export type StreamedResponse = { readonly headers: Headers; readonly body: ReadableStream<Uint8Array> | null }

/** HTTP client of one backend. */
export type HttpClient = {
  /** Makes a call and parses its response. It never throws for a failure of the backend. */
  json<Shape extends z.ZodType>(call: JsonCall<Shape>): Promise<BackendOutcome<z.output<Shape>>>
  /** Makes a call and streams its body; 206 and 304 count as success. */
  stream(call: Call): Promise<BackendOutcome<StreamedResponse>>
}

/** Settings of an HTTP client; times are in milliseconds. */
export type HttpClientOptions = {
  /** Name of the backend in logs and metrics. */
  readonly name: string
  readonly baseUrl: string
  readonly log: Log
  readonly cache?: ResponseCache
  /** Bearer token of calls without a session token; their responses are the same for all visitors. */
  readonly publicToken?: string
  /** Format of the backend's errors; RFC 9457 problem details by default. */
  readonly errors?: Judging['errors']
  /** Circuit breaker; the client's own unless several clients share one. */
  readonly circuit?: CircuitBreaker
  /** Time limit of a whole response, its body included; of a stream, up to its headers. */
  readonly timeoutMs?: number
  /** Time limit until the head of a stream: a file may be made on demand. */
  readonly streamStartMs?: number
  /** Time limit of a whole stream. */
  readonly streamTimeoutMs?: number
  /** Time limit between two chunks while a reader waits. */
  readonly streamStallMs?: number
  readonly maximumBytes?: number
}

type Settings = Required<Omit<HttpClientOptions, 'cache' | 'publicToken' | 'errors'>> &
  Pick<HttpClientOptions, 'publicToken'> & {
    readonly exchange: HttpTransport
    readonly revalidated: RevalidatedResponses
  } & Judging

const defaults = {
  timeoutMs: 5000,
  streamStartMs: 15_000,
  streamTimeoutMs: 3_600_000,
  streamStallMs: 30_000,
  maximumBytes: 8_000_000,
}
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const shed: BackendFailure = { kind: 'unreachable', reason: 'shed' }
const noSuchPath: BackendFailure = { kind: 'refused', status: 404, code: 'not_found', retryAfterS: null }

/**
 * Creates the client of one backend: keep-alive connections, one time limit, bounded bodies, the request's id
 * and language on every call, one log line per failure. It never retries, and makes no call while the circuit
 * is open or after this request has had a time-out from the backend.
 */
export function createHttpClient({ cache, ...options }: HttpClientOptions): HttpClient {
  const own = {
    circuit: createCircuitBreaker(),
    exchange: createHttpTransport(),
    checked: new WeakSet<z.ZodType>(),
    revalidated: new RevalidatedResponses(),
  }
  const settings: Settings = { ...defaults, ...own, ...options }
  return {
    async json(call) {
      const target = targetOf(settings, call)
      if (target === undefined) return noSuchPath
      const load = () => loadJson(settings, call, target)
      const isKept = call.cacheTags !== undefined && call.token === undefined && call.method !== 'POST'
      if (cache === undefined || !isKept) return (await load()).outcome
      const asked = { itself: false }
      const { outcome, tags } = await cache.through(`${call.locale} ${target}`, () => {
        asked.itself = true
        return load()
      })
      // Another request may have made the call; its time-out also counts for this one.
      noteTimeout(settings, outcome)
      if (outcome.kind !== 'ok' && !asked.itself) reportFailureUnasked(settings, call, outcome)
      currentRequestContext()?.onTags?.(tags)
      return outcome
    },
    async stream(call) {
      const target = targetOf(settings, call)
      return target === undefined ? noSuchPath : openStream(settings, call, target)
    },
  }
}

const mayAsk = ({ circuit, name }: Settings) => !hasTimedOut(name) && circuit.admits()

function leaveAlone(settings: Settings, call: Call): BackendFailure {
  reportFailureUnasked(settings, call, shed)
  return shed
}

function noteTimeout({ name, timeoutMs }: Settings, outcome: BackendOutcome<unknown>): void {
  if (outcome.kind === 'unreachable' && outcome.reason === 'timed_out') markTimedOut(name, timeoutMs)
}

function targetOf({ baseUrl }: Settings, { path, params, query }: Call): string | undefined {
  const filled = fillPath(path, params)
  return filled === undefined ? undefined : `${baseUrl}${filled}${queryText(query)}`
}

async function loadJson<Shape extends z.ZodType>(
  settings: Settings,
  call: JsonCall<Shape>,
  target: string,
): Promise<LoadedResponse<z.output<Shape>>> {
  if (!mayAsk(settings)) return { outcome: leaveAlone(settings, call), bytes: 0, tags: [] }
  const begun = begin(settings, call)
  const { locale, token } = call
  const asked = call.isRevalidated && token !== undefined ? { token, locale, target } : undefined
  const known = asked && settings.revalidated.find<z.output<Shape>>(asked)
  try {
    const request = requestOf(settings, call, begun, known?.etag)
    const { head, text, bytes } = await settings.exchange(target, request, settings)
    const judging = { ...settings, reshape: call.reshape }
    const isRedirect = call.endsInRedirect === true && redirects.has(head.status)
    const { outcome, causes } = isRedirect
      ? { outcome: { kind: 'ok', status: head.status, data: call.response.parse(null) } as const, causes: [] }
      : known !== undefined && head.status === 304
        ? { outcome: known.outcome, causes: [] }
        : classifyResponse(head, text, call.response, judging)
    if (asked && head.status === 200)
      settings.revalidated.store(asked, { etag: head.headers.get('etag'), outcome, bytes })
    report(settings, call, { outcome, causes, begun })
    return { outcome, bytes, tags: tagsOf(call, outcome) }
  } catch (error) {
    const { outcome, causes } = classifyError(error, settings.errors)
    report(settings, call, { outcome, causes, begun })
    return { outcome, bytes: 0, tags: [] }
  }
}

function tagsOf<Shape extends z.ZodType>(
  { cacheTags = [] }: JsonCall<Shape>,
  outcome: BackendOutcome<z.output<Shape>>,
): readonly string[] {
  if (typeof cacheTags !== 'function') return cacheTags
  return outcome.kind === 'ok' ? cacheTags(outcome.data) : []
}

async function openStream(
  settings: Settings,
  call: Call,
  target: string,
): Promise<BackendOutcome<StreamedResponse>> {
  if (!mayAsk(settings)) return leaveAlone(settings, call)
  const begun = begin(settings, call)
  const giveUp = new AbortController()
  using limit = timeLimit(settings.streamStartMs)
  const signal = AbortSignal.any([limit.signal, giveUp.signal, AbortSignal.timeout(settings.streamTimeoutMs)])
  try {
    const request = requestOf(settings, call, begun)
    const response = await fetch(target, {
      ...request,
      body: request.body ?? null,
      redirect: 'manual',
      signal,
    })
    const { status, headers, body } = response
    if (response.ok || status === 304) {
      settings.circuit.report(false)
      const stall = { stallMs: settings.streamStallMs, giveUp }
      begun.watch?.end({ status })
      return { kind: 'ok', status, data: { headers, body: body && withStallLimit(body, stall) } }
    }
    const { text } = await readBoundedText(response, settings.maximumBytes)
    const outcome = classifyRefusal(response, text, settings.errors)
    report(settings, call, { outcome, causes: [], begun })
    return outcome
  } catch (error) {
    const { outcome, causes } = classifyError(error, settings.errors)
    report(settings, call, { outcome, causes, begun })
    return outcome
  }
}

function begin({ name }: Settings, { method = 'GET', path, template = path }: Call): Begun {
  return { startedAt: performance.now(), watch: watchCall({ backend: name, method, template }) }
}

/** Reports the result of a call to the circuit breaker, metrics and the log. */
function report(settings: Settings, call: Call, attempt: Parameters<typeof reportCall>[2]): void {
  settings.circuit.report(isDown(attempt.outcome))
  noteTimeout(settings, attempt.outcome)
  reportCall(settings, call, attempt)
}
