import { faultCodes } from '~/lib/form/fault-codes.ts'
import { type FormResponse, isFormProblem } from '~/lib/form/form-response.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const failed = (problem: Extract<FormResponse, { ok: false }>['problem']): FormResponse => ({
  ok: false,
  faults: [],
  problem,
})

function faultsOf(value: unknown): Extract<FormResponse, { ok: false }>['faults'] {
  return [value].flat().flatMap((fault: unknown) => {
    if (!isObject(fault) || typeof fault.field !== 'string') return []
    const code = faultCodes.find((known) => known === fault.code)
    return code === undefined ? [] : [{ field: fault.field, code }]
  })
}

/** Parses the portal's response; anything else, such as a proxy's page, is a failure too. */
function readResponse(value: unknown): FormResponse {
  if (!isObject(value)) return failed('unexpected_answer')
  if (value.ok === true && typeof value.location === 'string') return { ok: true, location: value.location }
  // A problem of the whole form, such as a missing right, takes precedence over faults of fields.
  if (isFormProblem(value.code)) return failed(value.code)
  const faults = faultsOf(value.faults)
  if (isFormProblem(value.problem)) return { ok: false, faults, problem: value.problem }
  return faults.length > 0 ? { ok: false, faults, problem: null } : failed('unexpected_answer')
}

/** Longest wait for a response, in milliseconds: above the portal's own limits, for what stands before it. */
const longestMs = 60_000

/** Sends a form as a browser without scripts would, and reads the answer that scripts get. Never throws. */
export async function sendForm(action: string, fields: URLSearchParams): Promise<FormResponse> {
  try {
    const headers = { accept: 'application/json' }
    const signal = AbortSignal.timeout(longestMs)
    const response = await fetch(action, { method: 'POST', body: fields, headers, signal })
    return readResponse(await response.json())
  } catch {
    return failed('unavailable')
  }
}
/** Loads a new document: the signed-in user has changed, and nothing of the former session may remain. */
export function leaveFor(location: string): void {
  window.location.assign(location)
}
/**
 * Loads the whole page anew, for forms that return to their own page: its lists have changed. It begins at its top, where
 * it says what was done; at the same address, browser and router would return to where the form was.
 */
export function openAnew(href: string): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
  window.location.assign(href)
}
