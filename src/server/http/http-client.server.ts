import type { z } from 'zod'
import type { Locale } from '../../routing/addresses/locales.ts'
import { type BackendFailure, type BackendOutcome, isDown } from '../backends/backend-outcome.server.ts'
import {
  classifyError,
  classifyRefusal,
  classifyResponse,
  type Judging,
} from '../backends/classify-response.server.ts'
import type { LoadedResponse, ResponseCache } from '../backends/response-cache.server.ts'
import type { Log } from '../process/log.server.ts'
import { watchCall } from '../telemetry/watch-call.server.ts'
import { readBoundedText } from './bounded-body.server.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.server.ts'
import { createHttpTransport, type HttpTransport, type Sent } from './http-transport.server.ts'
import { type Begun, reportCall } from './report-call.server.ts'
import { currentRequestContext, hasTimedOut, markTimedOut } from './request-context.server.ts'
import { fillPath, type Query, queryText } from './request-target.server.ts'
import { withStallLimit } from './stalling-body.server.ts'
import { timeLimit } from './time-limit.server.ts'

/** A call to a backend. */
export type Call = {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  /** Path template relative to the backend's address, such as `/funds/{id}`. */
  readonly path: string
  /** What figures call it, where `path` is a file's own and no template. */
  readonly template?: string
  readonly params?: Readonly<Record<string, string>>
  /** Parameters, or a query string that is written already. */
  readonly query?: Query | string
  /** Sent as JSON. */
  readonly body?: unknown
  readonly locale: Locale
  /** Bearer token of the session; public calls carry none. */
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A call whose answer is JSON of a known shape. */
export type JsonCall<Shape extends z.ZodType> = Call & {
  readonly answer: Shape
  /** Brings the answer into the form that its shape describes. */
  readonly reshape?: Judging['reshape']
  /**
   * Names that purge the kept answer, where some are known only from what was answered. Without them, or with a token,
   * no answer is kept.
   */
  readonly cacheTags?: readonly string[] | ((data: z.output<Shape>) => readonly string[])
}

/** A body that is passed on as it arrives. */
export type StreamedResponse = { readonly headers: Headers; readonly body: ReadableStream<Uint8Array> | null }

export type HttpClient = {
  /** Makes a call and parses its answer. Never throws for a backend's fault. */
  json<Shape extends z.ZodType>(call: JsonCall<Shape>): Promise<BackendOutcome<z.output<Shape>>>
  /** Makes a call and hands its body on unread; 206 and 304 count as success. */
  stream(call: Call): Promise<BackendOutcome<StreamedResponse>>
}

export type HttpClientOptions = {
  /** Names the backend in the log. */
  readonly name: string
  readonly baseUrl: string
  readonly log: Log
  readonly cache?: ResponseCache
  /** Bearer token of calls that carry none of a session; their answers are the same for all visitors. */
  readonly publicToken?: string
  /** How the backend writes its errors; without it they are problems of RFC 9457. */
  readonly errors?: Judging['errors']
  /** Sheds calls while the backend is down; one of its own unless several clients share one. */
  readonly circuit?: CircuitBreaker
  /** Time for a whole answer, its body included (for a stream: up to its headers). */
  readonly timeoutMs?: number
  /** Time for a whole stream. */
  readonly streamTimeoutMs?: number
  /** Time in which a stream that is waited for sends something. */
  readonly streamStallMs?: number
  readonly maximumBytes?: number
}

type Settings = Required<Omit<HttpClientOptions, 'cache' | 'publicToken' | 'errors'>> &
  Pick<HttpClientOptions, 'publicToken'> & { readonly exchange: HttpTransport } & Judging

const defaults = {
  timeoutMs: 5000,
  streamTimeoutMs: 3_600_000,
  streamStallMs: 30_000,
  maximumBytes: 8_000_000,
}
const shed: BackendFailure = { kind: 'unreachable', reason: 'shed' }
const noSuchPath: BackendFailure = { kind: 'refused', status: 404, code: 'not_found', retryAfterS: null }

/**
 * Builds the client of one backend: keep-alive connections, one time limit, bounded bodies, the request's id and
 * language on every call, and each failure logged once. It retries nothing, and asks nothing of a backend that is down,
 * or that has kept this very request waiting.
 */
export function createHttpClient({ cache, ...options }: HttpClientOptions): HttpClient {
  const own = {
    circuit: createCircuitBreaker(),
    exchange: createHttpTransport(),
    checked: new WeakSet<z.ZodType>(),
  }
  const settings: Settings = { ...defaults, ...own, ...options }
  return {
    async json(call) {
      const target = targetOf(settings, call)
      if (target === undefined) return noSuchPath
      const load = () => loadJson(settings, call, target)
      const isKept = call.cacheTags !== undefined && call.token === undefined && call.method !== 'POST'
      if (cache === undefined || !isKept) return (await load()).outcome
      const { outcome, tags } = await cache.through(`${call.locale} ${target}`, load)
      // Perhaps another request has asked, and this one has waited for its answer.
      noteTimeout(settings, outcome)
      currentRequestContext()?.onTags?.(tags)
      return outcome
    },
    async stream(call) {
      const target = targetOf(settings, call)
      return target === undefined ? noSuchPath : openStream(settings, call, target)
    },
  }
}

/** Neither of a backend that is down, nor of one for which this request has waited already. */
const mayAsk = ({ circuit, name }: Settings) => !hasTimedOut(name) && circuit.admits()

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
  if (!mayAsk(settings)) return { outcome: shed, bytes: 0, tags: [] }
  const begun = begin(settings, call)
  try {
    const { head, text, bytes } = await settings.exchange(target, requestOf(settings, call, begun), settings)
    const judging = { ...settings, reshape: call.reshape }
    const { outcome, causes } = classifyResponse(head, text, call.answer, judging)
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
  if (!mayAsk(settings)) return shed
  const begun = begin(settings, call)
  const giveUp = new AbortController()
  using limit = timeLimit(settings.timeoutMs)
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

function requestOf({ publicToken }: Settings, call: Call, { watch }: Begun): Sent {
  const { requestId, address } = currentRequestContext() ?? {}
  const token = call.token ?? publicToken
  return {
    method: call.method ?? 'GET',
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
    headers: {
      accept: 'application/json, application/problem+json',
      'x-locale': call.locale,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
      ...watch?.headers,
      // Backends see the portal's address on every call: the visitor's own is for their limits and logs.
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...call.headers,
    },
  }
}

/** Tells the circuit how a call ended, and reports it. */
function report(settings: Settings, call: Call, attempt: Parameters<typeof reportCall>[2]): void {
  settings.circuit.report(isDown(attempt.outcome))
  noteTimeout(settings, attempt.outcome)
  reportCall(settings, call, attempt)
}
