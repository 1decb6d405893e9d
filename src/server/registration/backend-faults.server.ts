import type { FaultCode } from '../../lib/form/fault-codes.ts'
import type { BackendFailure } from '../backend-outcome.server.ts'
import { failedByBackend } from '../forms/failed-by-backend.server.ts'
import type { FormResult } from '../forms/form-endpoint.server.ts'

/** By the member of the body that the product API refused and its reason (`path code`, or `path` for any reason). */
export type FaultTable = Readonly<Record<string, { readonly field: string; readonly code: FaultCode }>>

/**
 * What a refused call of a registration means for its form: faults of fields where the product API named members that
 * the form has, else the failure as such.
 */
export function refusedByBackend(failed: BackendFailure, table: FaultTable): FormResult {
  const named = failed.kind === 'refused' ? (failed.faults ?? []) : []
  const faults = named.flatMap(({ path, code }) => {
    const key = [`${path} ${code}`, path].find((known) => Object.hasOwn(table, known))
    const fault = key === undefined ? undefined : table[key]
    return fault === undefined ? [] : [fault]
  })
  return faults.length > 0 ? { kind: 'refused', faults } : failedByBackend(failed)
}
