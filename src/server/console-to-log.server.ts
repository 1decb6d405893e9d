import { format } from 'node:util'
import { log } from './log.server.ts'
import { currentRequestContext } from './request-context.server.ts'

/** Turns what libraries print, and rejections that nobody awaits, into lines of the log with the request's id. */
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
