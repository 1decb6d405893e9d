import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { ConsentChoice } from '../../lib/consent.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { Watch } from '../telemetry/telemetry.server.ts'

/** What whoever watches over the portal wants to know of (OWASP ASVS 5.0, 16.3), without a word of who it was. */
export type SecurityEvent = {
  readonly event:
    | 'signed_in'
    | 'sign_in_refused'
    | 'signed_out'
    | 'session_ended'
    | 'refresh_failed'
    | 'call_refused'
    | 'form_refused'
  /** Why, as the code of the refusal. */
  readonly code?: string
  /** What exactly led to the code, for whoever operates the portal; never a provider's free text. */
  readonly cause?: string | undefined
  /** The door of a sign-in. */
  readonly door?: 'investor' | 'partner' | 'staff'
}

/** What every line of server code may know about the request that it serves. */
export type RequestContext = {
  /** Names the request in logs, in backends' logs and on error pages. */
  readonly requestId: string
  /** Language of the page, which its path alone decides. */
  readonly locale: Locale
  /** Address of the visitor; none for a page that is rendered for everybody. */
  readonly address?: string | undefined
  /** Allows the inline scripts of this one answer (Content Security Policy level 3); none for pages kept for all. */
  readonly nonce: string | undefined
  /** What the visitor has answered to the tag manager; none where no tag manager is configured. */
  readonly consent?: ConsentChoice | undefined
  /** What watches the request, for its parts to join: traces and metrics, where they are configured. */
  readonly watch?: Watch | undefined
  /** Called when code of the request reports a bug that it survives, such as a part of a page that failed to render. */
  readonly onFault?: () => void
  /** Called when a part is missing that the page can do without: a page that has it is worth more. */
  readonly onPartial?: () => void
  /** Called with what the log tells of security. */
  readonly onSecurityEvent?: (event: SecurityEvent) => void
  /** Called with the tags of every kept answer that the request reads: what changes them changes its page. */
  readonly onTags?: (tags: readonly string[]) => void
}

type Found = Map<string, { readonly value: unknown }>

/** What contexts of one request share, and what ends with it. */
type SameRequest = {
  /** Backends for which this request has waited in vain, and until when it asks them nothing (`performance.now`). */
  readonly spentUntil: Map<string, number>
  /** What each memory has found. */
  readonly found: Map<object, Found>
  /** Whether the state store has failed a call of this request. */
  readonly store: { hasFailed: boolean }
}

const storage = new AsyncLocalStorage<RequestContext & SameRequest>()

/** Runs `task`, and everything that it starts, within a request's context. */
export function runInRequestContext<T>(context: RequestContext, task: () => T): T {
  const { spentUntil = new Map(), found = new Map(), store = { hasFailed: false } } = storage.getStore() ?? {}
  return storage.run({ ...context, spentUntil, found, store }, task)
}

/** Notes that the state store has failed a call of this request: what breaks by it is no bug, and passes. */
export function markStoreFailed(): void {
  const request = storage.getStore()
  if (request !== undefined) request.store.hasFailed = true
}

/** Whether the state store has failed a call of this request. */
export const hasStoreFailed = (): boolean => storage.getStore()?.store.hasFailed ?? false

/**
 * Notes that this request has waited for a backend in vain: a page that asks three times is not to wait three times. It
 * ends by itself after `forMs`, since what a request has started may live longer than the request.
 */
export function markTimedOut(backend: string, forMs: number): void {
  storage.getStore()?.spentUntil.set(backend, performance.now() + forMs)
}

/** Whether this request has waited for a backend in vain just now. */
export function hasTimedOut(backend: string): boolean {
  return (storage.getStore()?.spentUntil.get(backend) ?? 0) > performance.now()
}

/** What each request finds once and then knows; it ends with the request, and no other request ever sees it. */
export type RequestMemory<Value> = {
  /** What this request has found under the key, or finds now. Outside a request it is always found anew. */
  once(key: string, find: () => Value): Value
  /** Lets this request find everything anew. */
  forget(): void
}

/** One memory alone writes under its own mark, and only what it gives. */
const asFoundBy = <Value>(entry: { readonly value: unknown }): { readonly value: Value } =>
  entry as { readonly value: Value }

/**
 * Builds a memory of single requests. What it finds hangs on the request's own context, and on nothing that all requests
 * share.
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

/** The context of the request being served; undefined outside one (start, timers). */
export function currentRequestContext(): RequestContext | undefined {
  return storage.getStore()
}

/** Tells the log of what concerns security, beside the id of the request. */
export function reportSecurityEvent(event: SecurityEvent): void {
  currentRequestContext()?.onSecurityEvent?.(event)
}

const acceptableRequestId = /^[\w.-]{8,64}$/

/** Keeps a proxy's well-formed request id, so that one id follows the request through all logs. */
export function requestIdFrom(header: string | null): string {
  return header !== null && acceptableRequestId.test(header) ? header : randomUUID()
}
