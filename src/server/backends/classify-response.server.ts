import { z } from 'zod'
import { parseTolerantly } from '../../contract/parse-tolerantly.ts'
import { BodyTooLargeError } from '../http/bounded-reading.server.ts'
import { lengthOfRefused } from '../http/byte-selection.server.ts'
import { readRetryAfterS } from '../http/http-headers.server.ts'
import type { ResponseHead } from '../http/http-transport.server.ts'
import type { BackendFailure, BackendFault, BackendOutcome } from './backend-outcome.server.ts'

/** An outcome, and its causes for the log, which contain no value of the response. */
export type ExplainedOutcome<T> = { readonly outcome: BackendOutcome<T>; readonly causes: readonly string[] }

/** Format of a backend's errors. `body` is undefined without a body, or when it is not JSON. */
export type ErrorFormat = {
  /** Reads the effective status and the machine-readable reason; called once for each error response. */
  read(
    body: unknown,
    status: number,
  ): { readonly status: number; readonly code: string | null; readonly faults?: readonly BackendFault[] }
  /** Called for each call without a complete or valid response. */
  onNoResponse?(): void
}

const mostFaults = 50
const faultSchema = z.object({ path: z.string().max(200), code: z.string().max(80) })
const refusalSchema = z.object({
  code: z.string().max(80),
  errors: z.array(faultSchema).max(mostFaults).optional().catch(undefined),
})
const loggedIssues = 5

/** Problem details of RFC 9457, with a `code`. */
const problems: ErrorFormat = {
  read(body, status) {
    const problem = refusalSchema.safeParse(body)
    if (!problem.success) return { status, code: null }
    const { code, errors } = problem.data
    return { status, code, ...(errors === undefined ? {} : { faults: errors }) }
  },
}

/** Settings by which a client classifies responses. */
export type Judging = {
  /** Shapes that have been used before: Zod compiles a shape, which pays off from the second use on. */
  readonly checked: WeakSet<z.ZodType>
  readonly errors?: ErrorFormat | undefined
  /** Transforms a body into the form that the shapes describe. */
  readonly reshape?: ((body: unknown) => unknown) | undefined
}

/** Classifies a complete response by its status, content type, JSON and shape, in this order. */
export function classifyResponse<Shape extends z.ZodType>(
  head: ResponseHead,
  text: string,
  shape: Shape,
  { checked, errors = problems, reshape = (body) => body }: Judging,
): ExplainedOutcome<z.output<Shape>> {
  const { status } = head
  if (!head.ok) return { outcome: classifyRefusal(head, text, errors), causes: [] }
  const json = isJson(head) ? parseJson(text) : undefined
  if (json === undefined) {
    return { outcome: { kind: 'unexpected_body', status, reason: 'not_json' }, causes: [] }
  }
  const parsed = parseTolerantly(shape, reshape(json.value), { jitless: !checked.has(shape) })
  checked.add(shape)
  if (parsed.success) {
    const { data, leftOut } = parsed
    return { outcome: { kind: 'ok', status, data, ...(leftOut.length > 0 && { leftOut }) }, causes: [] }
  }
  return {
    outcome: { kind: 'unexpected_body', status, reason: 'wrong_shape' },
    causes: parsed.issues.slice(0, loggedIssues).map((issue) => `${issue.path.join('.')}: ${issue.code}`),
  }
}

/** Classifies an error response: a refusal with its code, or an unexpected status. */
export function classifyRefusal(
  head: ResponseHead,
  text: string,
  errors: ErrorFormat = problems,
): BackendFailure {
  const { status, code, faults } = errors.read(parseJson(text)?.value, head.status)
  if (status < 400 || status > 499) return { kind: 'unexpected_status', status }
  const contentRange = status === 416 ? lengthOfRefused(head.headers) : undefined
  return {
    kind: 'refused',
    status,
    code,
    retryAfterS: readRetryAfterS(head, Date.now()),
    ...(faults === undefined ? {} : { faults }),
    ...(contentRange === undefined ? {} : { contentRange }),
  }
}

/** Classifies an error thrown before a response was complete. */
export function classifyError(
  error: unknown,
  errors: ErrorFormat = problems,
): { outcome: BackendFailure; causes: readonly string[] } {
  errors.onNoResponse?.()
  if (error instanceof BodyTooLargeError) {
    return { outcome: { kind: 'unexpected_body', status: error.status, reason: 'too_large' }, causes: [] }
  }
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
  return {
    outcome: { kind: 'unreachable', reason: timedOut ? 'timed_out' : 'network' },
    causes: [causeOf(error)],
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // `fetch` wraps the reason in its own error.
  const reason = error.cause instanceof Error ? error.cause : error
  return 'code' in reason && typeof reason.code === 'string' ? reason.code : reason.name
}

function isJson({ headers }: ResponseHead): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
