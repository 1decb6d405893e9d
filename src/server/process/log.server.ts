import { format } from 'node:util'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { pino } from 'pino'
import { env } from '../composition/env.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'

/**
 * Creates pino's timestamp function. Lines of the same millisecond share one text, which takes longer to
 * format than the rest of a cached page's line.
 */
export function createIsoTime(now: () => number): () => string {
  let shownMs = Number.NaN
  let text = ''
  return () => {
    const ms = now()
    if (ms !== shownMs) {
      shownMs = ms
      text = `,"time":"${new Date(ms).toISOString()}"`
    }
    return text
  }
}

/** Less than the size of one write, 16 kB. */
const bufferedBytes = 12_288
const flushEveryMs = 100
const warnLevel = 40

/**
 * Buffered output: one write per line would cost half as much as serving a cached page. Warnings and errors
 * flush the buffer at once.
 */
const output = pino.destination({
  dest: 1,
  sync: true,
  minLength: bufferedBytes,
  periodicFlush: flushEveryMs,
})
process.on('exit', () => output.flushSync())

/**
 * The portal's log: one JSON object per line on standard output, with the request id. Callers log paths
 * without query strings, and never a person's name, address, token or other form content.
 */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: { service: 'portal' },
    timestamp: createIsoTime(Date.now),
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const context = currentRequestContext()
      if (context === undefined) return {}
      const traceId = context.watch?.traceId
      return { requestId: context.requestId, ...(traceId === undefined ? {} : { traceId }) }
    },
    hooks: {
      logMethod(words, method, level) {
        method.apply(this, words)
        if (level >= warnLevel) output.flushSync()
      },
    },
  },
  output,
)

/** The part of the log that a module needs; tests pass their own. */
export type Log = Pick<typeof log, 'debug' | 'info' | 'warn' | 'error'>

/** Redirects console output of libraries and unhandled rejections to the log, with the request id. */
export function sendConsoleToLog(): void {
  const levels = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug' } as const
  for (const [method, level] of Object.entries(levels) as [
    keyof typeof levels,
    (typeof levels)[keyof typeof levels],
  ][]) {
    console[method] = (...words: unknown[]) => {
      if (method === 'error') currentRequestContext()?.onFault?.()
      const err = words.find((word) => word instanceof Error)
      log[level](err === undefined ? {} : { err }, format(...words.filter((word) => word !== err)))
    }
  }
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'))
}

/** The error that browsers see for a bug: the message of a thrown error would be sent to them. */
class InternalError extends Error {
  override readonly name = 'InternalError'
}

/**
 * Logs an error thrown by a server function and returns the error to rethrow instead. Redirects and not-found
 * are control flow and are returned unchanged.
 */
export function logThrown(thrown: unknown): unknown {
  if (thrown instanceof Response || isRedirect(thrown) || isNotFound(thrown)) return thrown
  if (thrown instanceof InternalError) return thrown
  log.error({ err: thrown }, 'server function failed')
  return new InternalError('internal error')
}

/**
 * Creates a function that runs its argument at most once in `ms` milliseconds, for log lines of a lasting
 * failure.
 */
export function atMostEvery(
  ms: number,
  now: () => number = () => performance.now(),
): (run: () => void) => void {
  let lastAt = Number.NEGATIVE_INFINITY
  return (run) => {
    if (now() - lastAt < ms) return
    lastAt = now()
    run()
  }
}
