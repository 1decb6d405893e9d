import type { PortalSession } from './session.schema.ts'

/** How long before its end a session is spoken of. WCAG 2.2.1 asks for twenty seconds at least. */
export const warningMs = 120_000

/** Answers come a moment after the question: what was asked at the right time counts as in time. */
const slackMs = 5000

/** The longest time that a timer of a browser can wait. */
const longestTimerMs = 2 ** 31 - 1

/** The end of a session as a tab knows it. */
export type SessionEnd = {
  /** Milliseconds since 1970, by the browser's own clock. */
  readonly atMs: number
  /** Whether nothing that the user does puts it off by more than the time of the warning. */
  readonly isFinal: boolean
  /** Whether it is so near that the user is told. */
  readonly isNear: boolean
}

/**
 * The end of a session.
 * @param left what the server said
 * @param toldAtMs when it said so, by the browser's clock
 */
export function endOfSession({ idleS, absoluteS }: PortalSession['left'], toldAtMs: number): SessionEnd {
  const leftMs = Math.min(idleS ?? absoluteS, absoluteS) * 1000
  return {
    atMs: toldAtMs + leftMs,
    isFinal: idleS === null || absoluteS <= idleS || absoluteS * 1000 <= warningMs,
    isNear: leftMs <= warningMs + slackMs,
  }
}

/** Milliseconds until the server has to be asked whether the end is as near as it seems. */
export const untilWarningMs = ({ atMs }: SessionEnd, nowMs: number): number =>
  Math.min(Math.max(0, atMs - warningMs - nowMs), longestTimerMs)

/** Whether a session that the server no longer knows has ended by its time, and not by somebody's doing. */
export const hasEndedByTime = ({ atMs, isNear }: SessionEnd, nowMs: number): boolean =>
  isNear || nowMs >= atMs - slackMs

/** Time left as a clock shows it: `1:59`. */
export function clockOf(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
