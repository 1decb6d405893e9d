import type { LeftOut } from '../../contract/parse-tolerantly.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { Log } from '../process/log.server.ts'
import type { Watch } from '../telemetry/telemetry.server.ts'

/** A call that has been sent: its start by `performance.now()`, and its measurement. */
export type Begun = { readonly startedAt: number; readonly watch: Watch | undefined }

/** The call that a log line describes. */
type LoggedCall = { readonly method?: string; readonly path: string; readonly locale: string }

type Attempt = {
  readonly outcome: BackendOutcome<unknown>
  readonly causes: readonly string[]
  readonly begun: Begun
}

/**
 * Ends the measurement of a call, and logs its failure or the entries that were dropped from its response.
 */
export function reportCall(
  { log, name }: { readonly log: Log; readonly name: string },
  call: LoggedCall,
  { outcome, causes, begun }: Attempt,
): void {
  const status = 'status' in outcome ? outcome.status : undefined
  const line = {
    backend: name,
    method: call.method ?? 'GET',
    // The template instead of the filled path: an id can be personal data.
    path: call.path,
  }
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
