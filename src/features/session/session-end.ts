import type { PortalSession } from './session.schema.ts'

/**
 * Milliseconds before its end at which a session's warning shows. WCAG 2.2.1 requires twenty seconds at
 * least.
 */
export const warningMs = 120_000

/** Tolerance for the delay of responses: an end within it counts as in time. */
const slackMs = 5000

/** The maximum delay of a browser timer, in milliseconds. */
const longestTimerMs = 2 ** 31 - 1

/** The end of a session, as a tab knows it. */
export type SessionEnd = {
  /** Milliseconds since 1970, by the browser's own clock. */
  readonly atMs: number
  /** True if no activity can extend it by more than the warning time. */
  readonly isFinal: boolean
  /** True if it is near enough to warn the user. */
  readonly isNear: boolean
}

/**
 * Returns the end of a session.
 * @param left the remaining times of the server's response
 * @param toldAtMs the time of that response, by the browser's clock
 */
export function endOfSession({ idleS, absoluteS }: PortalSession['left'], toldAtMs: number): SessionEnd {
  const leftMs = Math.min(idleS ?? absoluteS, absoluteS) * 1000
  return {
    atMs: toldAtMs + leftMs,
    isFinal: idleS === null || absoluteS <= idleS || absoluteS * 1000 <= warningMs,
    isNear: leftMs <= warningMs + slackMs,
  }
}

/** Returns the milliseconds until the server must be asked again whether the end is near. */
export const untilWarningMs = ({ atMs }: SessionEnd, nowMs: number): number =>
  Math.min(Math.max(0, atMs - warningMs - nowMs), longestTimerMs)

/** Tells whether a session unknown to the server has expired, rather than been ended by a user. */
export const hasEndedByTime = ({ atMs, isNear }: SessionEnd, nowMs: number): boolean =>
  isNear || nowMs >= atMs - slackMs

/** Formats the remaining time as a clock: `1:59`. */
export function clockOf(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
