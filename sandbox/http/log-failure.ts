import { DrizzleQueryError } from 'drizzle-orm'
import type { Logger } from 'pino'

/** Logs an unexpected failure. A failed query's error contains its parameters, possibly personal data: only its cause is logged. */
export function logFailure(log: Logger, requestId: string, error: Error): void {
  const err = error instanceof DrizzleQueryError ? error.cause : error
  log.error({ requestId, err }, 'request failed')
}
