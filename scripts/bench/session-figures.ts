import type { LoadResult } from './load.ts'

/** What signed-in visitors cost. */
export type SessionFigures = {
  /** Pages of a signed-in visitor under load. */
  readonly load: readonly LoadResult[]
  readonly refresh: RefreshFigures
}

/** What happens when many requests find the tokens of their sessions too old at once. */
export type RefreshFigures = {
  readonly sessions: number
  /** Requests of one round, all at once, evenly over the sessions. */
  readonly requests: number
  readonly rounds: number
  /** Calls of the token endpoint for one session and round; 1 is what must be. */
  readonly tokenCallsPerSession: number
  readonly p50Ms: number
  readonly p99Ms: number
}
