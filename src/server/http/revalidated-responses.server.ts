import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'

type Known<T> = { readonly etag: string; readonly outcome: BackendOutcome<T> }

/** What identifies a private response: the token that asked for it, its language and its address. */
type Asked = { readonly token: string; readonly locale: string; readonly target: string }

/** Of the responses' JSON; what is parsed takes several times as much. */
const maximumBytes = 8_000_000
const livesMs = 15 * 60_000

/**
 * Parsed private responses with their `ETag`, by the token that asked for them. Each use is confirmed by the backend
 * (`304`, RFC 9110, 13.1.2), which authorises every call: what is saved is parsing, and what was computed from the data.
 * A response ends with its token.
 */
export class RevalidatedResponses {
  readonly #known = new LRUCache<string, Known<unknown> & { readonly bytes: number }>({
    ttl: livesMs,
    maxSize: maximumBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  })

  /** The response to revalidate, if there is one. */
  find<T>(asked: Asked): Known<T> | undefined {
    return asKnownOf<T>(this.#known.get(keyOf(asked)))
  }

  /** Stores a success that has an `ETag`. */
  store(
    asked: Asked,
    { etag, outcome, bytes }: { etag: string | null; outcome: BackendOutcome<unknown>; bytes: number },
  ) {
    if (etag !== null && outcome.kind === 'ok') this.#known.set(keyOf(asked), { etag, outcome, bytes })
  }
}

/** The hash alone: tokens are in the session store and nowhere else. */
const keyOf = ({ token, locale, target }: Asked): string => hash('sha256', `${token} ${locale} ${target}`)

/** An address always belongs to one call of the contract, so that its stored data have that call's shape. */
function asKnownOf<T>(known: Known<unknown> | undefined): Known<T> | undefined {
  return known as Known<T> | undefined
}
