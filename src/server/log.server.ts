import { pino } from 'pino'
import { env } from './env.server.ts'
import { createIsoTime } from './log-time.server.ts'
import { currentRequestContext } from './request-context.server.ts'

/** Less than what one write takes, 16 kB. */
const bufferedBytes = 12_288
const flushEveryMs = 100
const warnLevel = 40

/**
 * Lines are written several at once: a write for each would cost a kept page half of what it costs. What warns is
 * written at once, with what came before it.
 */
const output = pino.destination({
  dest: 1,
  sync: true,
  minLength: bufferedBytes,
  periodicFlush: flushEveryMs,
})
process.on('exit', () => output.flushSync())

/**
 * The portal's log: one JSON object per line on the standard output, each with the id of its request. Callers give
 * paths without query strings, and never a person's name, address, token or any other content of a form.
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
