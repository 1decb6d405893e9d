import type { SessionRecord } from './session-record.server.ts'

export type SessionLimits = {
  /** Seconds without activity after which a session ends. */
  readonly idleS: number
  /** Seconds after which a session ends in any case. */
  readonly absoluteS: number
}

/** The two ends of a session, in milliseconds since 1970. */
export type SessionEnds = {
  /** End without further activity. */
  readonly idleAtMs: number
  /** End in any case. */
  readonly absoluteAtMs: number
}

/**
 * Returns the ends of a session; without a refresh token it ends with its access token. Who acts by a mandate returns to
 * their own account then, so that only the end of their own session counts.
 */
export function endsOf(record: SessionRecord, { idleS, absoluteS }: SessionLimits): SessionEnds {
  const { acting, createdAtMs, activeAtMs, refreshToken, accessEndsAtMs } = record
  const byLimit = createdAtMs + absoluteS * 1000
  const byToken = refreshToken === null ? accessEndsAtMs : byLimit
  const endsAtMs = acting === undefined ? byToken : (acting.endsAtMs ?? byLimit)
  return { idleAtMs: activeAtMs + idleS * 1000, absoluteAtMs: Math.min(byLimit, endsAtMs) }
}

/** Returns the seconds until the first of the two ends. */
export function secondsLeft(record: SessionRecord, limits: SessionLimits, nowMs: number): number {
  const { idleAtMs, absoluteAtMs } = endsOf(record, limits)
  return Math.ceil((Math.min(idleAtMs, absoluteAtMs) - nowMs) / 1000)
}
