import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { ConsentChoice } from '../../lib/consent.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { Watch } from '../telemetry/telemetry.server.ts'

/** A security event as logged (OWASP ASVS 5.0, 16.3); it contains no personal data. */
export type SecurityEvent = {
  readonly event:
    | 'signed_in'
    | 'sign_in_refused'
    | 'signed_out'
    | 'session_ended'
    | 'refresh_failed'
    | 'call_refused'
    | 'form_refused'
  /** Reason, as the code of the refusal. */
  readonly code?: string
  /** Exact cause of the code, for operators; never free text of a provider. */
  readonly cause?: string | undefined
  /** Login method. */
  readonly door?: 'investor' | 'partner' | 'staff'
}

/** Facts about the current request that any server code may read. */
export type RequestContext = {
  /** Id of the request in logs, in backends' logs and on error pages. */
  readonly requestId: string
  /** Language of the page, which its path alone decides. */
  readonly locale: Locale
  /** Address of the visitor; undefined for a render that all visitors share. */
  readonly address?: string | undefined
  /**
   * Allows the inline scripts of this response (Content Security Policy level 3); undefined for cached pages.
   */
  readonly nonce: string | undefined
  /** The visitor's consent to the tag manager; undefined where no tag manager is configured. */
  readonly consent?: ConsentChoice | undefined
  /** Traces and metrics of the request, which its parts add to, where they are configured. */
  readonly watch?: Watch | undefined
  /** Called for a bug that the request survives, such as a part of a page that failed to render. */
  readonly onFault?: () => void
  /**
   * Called when an optional part of the page is missing: a complete page replaces a partial one in the cache.
   */
  readonly onPartial?: () => void
  /** Called with each security event. */
  readonly onSecurityEvent?: (event: SecurityEvent) => void
  /** Called with the tags of every cached response that the request reads; they become tags of its page. */
  readonly onTags?: (tags: readonly string[]) => void
}

type Found = Map<string, { readonly value: unknown }>

/** State that all contexts of one request share, and that ends with it. */
type SameRequest = {
  /**
   * Backends that timed out for this request, and until when it makes no call to them (`performance.now`).
   */
  readonly spentUntil: Map<string, number>
  /** Values found by each request memory. */
  readonly found: Map<object, Found>
  /** True if the state store has failed a call of this request. */
  readonly store: { hasFailed: boolean }
}

const storage = new AsyncLocalStorage<RequestContext & SameRequest>()

/** Runs `task`, and everything that it starts, within a request's context. */
export function runInRequestContext<T>(context: RequestContext, task: () => T): T {
  const { spentUntil = new Map(), found = new Map(), store = { hasFailed: false } } = storage.getStore() ?? {}
  return storage.run({ ...context, spentUntil, found, store }, task)
}

/**
 * Runs work of the process itself within no request: its time-outs are not those of the request that began it, and its
 * log lines do not carry that request's id.
 */
export const runOutsideRequests = <T>(task: () => T): T => storage.exit(task)

/**
 * Records that the state store has failed a call of this request; errors that follow are temporary, not bugs.
 */
export function markStoreFailed(): void {
  const request = storage.getStore()
  if (request !== undefined) request.store.hasFailed = true
}

/** Reports whether the state store has failed a call of this request. */
export const hasStoreFailed = (): boolean => storage.getStore()?.store.hasFailed ?? false

/**
 * Records that a backend timed out for this request, so that a page with three calls does not wait three
 * times. It expires after `forMs` milliseconds, since work that a request starts may outlive it.
 */
export function markTimedOut(backend: string, forMs: number): void {
  storage.getStore()?.spentUntil.set(backend, performance.now() + forMs)
}

/** Reports whether a backend has recently timed out for this request. */
export function hasTimedOut(backend: string): boolean {
  return (storage.getStore()?.spentUntil.get(backend) ?? 0) > performance.now()
}

/** A cache of values within one request; it ends with the request and is never shared. */
export type RequestMemory<Value> = {
  /**
   * Returns the request's value of a key, computing it on first use; outside a request it is computed each
   * time.
   */
  once(key: string, find: () => Value): Value
  /** Deletes the cached values of this request. */
  forget(): void
}

/** Casts a value back to the memory's type: only that memory writes under its key object. */
const asFoundBy = <Value>(entry: { readonly value: unknown }): { readonly value: Value } =>
  entry as { readonly value: Value }

/**
 * Creates a request memory. Its values belong to the request's context and are never shared between requests.
 */
export function createRequestMemory<Value>(): RequestMemory<Value> {
  const mark = {}
  return {
    once(key, find) {
      const request = storage.getStore()?.found
      if (request === undefined) return find()
      const found: Found = request.get(mark) ?? new Map()
      request.set(mark, found)
      const known = asFoundBy<Value>(found.get(key) ?? { value: find() })
      found.set(key, known)
      return known.value
    },
    forget() {
      storage.getStore()?.found.delete(mark)
    },
  }
}

/** Returns the context of the current request; undefined outside one (startup, timers). */
export function currentRequestContext(): RequestContext | undefined {
  return storage.getStore()
}

/** Logs a security event with the id of the request. */
export function reportSecurityEvent(event: SecurityEvent): void {
  currentRequestContext()?.onSecurityEvent?.(event)
}

const acceptableRequestId = /^[\w.-]{8,64}$/

/**
 * Returns a proxy's request id if it is well-formed, else a new one, so that one id follows the request
 * through all logs.
 */
export function requestIdFrom(header: string | null): string {
  return header !== null && acceptableRequestId.test(header) ? header : randomUUID()
}
