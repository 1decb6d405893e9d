import type { LeftOut } from '../../contract/parse-tolerantly.ts'
import type { BackendFailure, BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { Log } from '../process/log.server.ts'
import type { Watch } from '../telemetry/telemetry.server.ts'

/** A call that has been sent: its start by `performance.now()`, and its measurement. */
export type Begun = { readonly startedAt: number; readonly watch: Watch | undefined }

/** The call that a log line describes. */
type LoggedCall = { readonly method?: string; readonly path: string; readonly locale: string }

type Caller = { readonly log: Log; readonly name: string }

type Attempt = {
  readonly outcome: BackendOutcome<unknown>
  readonly causes: readonly string[]
  readonly begun: Begun
}

/**
 * Ends the measurement of a call, and logs its failure or the entries that were dropped from its response.
 */
export function reportCall(
  { log, name }: Caller,
  call: LoggedCall,
  { outcome, causes, begun }: Attempt,
): void {
  const status = 'status' in outcome ? outcome.status : undefined
  const line = callParts(name, call)
  if (outcome.kind === 'ok') {
    const { leftOut = [] } = outcome
    begun.watch?.end({ status, leftOut: leftOut.length })
    if (leftOut.length > 0)
      log.error({ ...line, locale: call.locale, ...loggedParts(leftOut) }, 'entries left out')
    return
  }
  begun.watch?.end({ status, failure: outcome.kind })
  const ms = Math.round(performance.now() - begun.startedAt)
  const isNo = outcome.kind === 'refused'
  log[isNo ? 'info' : 'error']({ ...line, ...outcome, causes, ms }, 'backend call failed')
}

/**
 * Logs a call that fails this request although the request has not made it: the backend is left alone, or another
 * request's call was waited for. Without this line nothing in the log would have the request's id.
 */
export function reportFailureUnasked({ log, name }: Caller, call: LoggedCall, failure: BackendFailure): void {
  log.warn({ ...callParts(name, call), ...failure }, 'backend call not made')
}

function callParts(backend: string, { method = 'GET', path }: LoggedCall) {
  // The template instead of the filled path: an id can be personal data.
  return { backend, method, path }
}

const mostLogged = 20
const loggableId = /^[\w.:-]{1,64}$/

/** Returns the loggable parts of dropped entries, without titles or other values. */
function loggedParts(leftOut: readonly LeftOut[]) {
  const entries = leftOut.slice(0, mostLogged).map(({ list, id, field, code, isEntryLost }) => ({
    ...{ list, field, code, isEntryLost },
    id: id !== null && loggableId.test(id) ? id : null,
  }))
  return { count: leftOut.length, entries }
}
