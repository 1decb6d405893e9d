import type { FieldFault } from '../../lib/form/fault-codes.ts'
import type { DraftValues, FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import type { FormProblem, FormRefusal, FormResponse } from '../../lib/form/form-response.ts'
import { failureStatus } from '../../lib/outcome.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { type LimitRule, tooManyRequests } from '../limits/limits.server.ts'
import { type PlainAdvice, plainPage } from '../pipeline/plain-page.server.ts'

/** Submission of a form whose fields have passed its schema. */
export type FormCall<Output> = {
  readonly data: Output
  /** Content of the field `file`; undefined if no file was chosen, or the form has no file field. */
  readonly file?: Uint8Array | undefined
  /** File name sent by the browser; the type of the file is detected from its bytes. */
  readonly fileName?: string | undefined
  /** Language of the page that contains the form. */
  readonly locale: Locale
  /**
   * True if the visitor has solved the captcha. Otherwise the message is held until a link sent by email is opened
   * (P-233).
   */
  readonly isProven: boolean
  /** Path of the page that contains the form. */
  readonly returnPath: string
  readonly request: Request
}

/** Result of a form. */
export type FormResult =
  /** `location` is the path of the portal's page that confirms the success. */
  | { readonly kind: 'done'; readonly location: string; readonly cookies?: readonly string[] }
  /** Only the server could find these. */
  | {
      readonly kind: 'refused'
      readonly faults: readonly FieldFault[]
      readonly cookies?: readonly string[]
    }
  | {
      readonly kind: 'failed'
      readonly problem: FormProblem
      readonly retryAfterS?: number
      readonly cookies?: readonly string[]
    }

/** The server's side of a form. */
export type FormEndpoint<Values extends FieldValues, Output> = {
  readonly definition: FormDefinition<Values, Output>
  /**
   * Protection against cross-site submissions: the page that the form was sent from, and for signed-in forms also the
   * token of this browser (P-231).
   */
  readonly protection: 'origin' | 'token'
  /** True if the form has a file, in the field `file`, and is sent as `multipart/form-data`. */
  readonly hasFile?: boolean
  /** How often the form may be sent, and by whom; that of a visitor's group of addresses by default. */
  readonly limit?: { readonly rule: LimitRule; readonly subject: string }
  /** True if the form requires a captcha. */
  readonly captcha?: boolean
  /**
   * Stores the values of a refused form of several steps, so that a reload, the other language and a way back restore
   * them (P-157); returns the cookie that identifies the draft, if any.
   */
  readonly keep?: (values: DraftValues, cookieHeader: string | null) => Promise<string | undefined>
  /** True if what was typed is shown again to nobody but the user for whom the form was opened. */
  readonly isForOneUser?: boolean
  readonly act: (call: FormCall<Output>) => Promise<FormResult>
}

/** Origin of a form submission, which decides the form of the response. */
export type FormVisit = {
  /** A script reads JSON; a browser without scripts follows a redirect or shows a page. */
  readonly wantsJson: boolean
  readonly locale: Locale
  /** Path of the page that contains the form. */
  readonly returnPath: string
}

const headersWith = (base: Record<string, string>, cookies: readonly string[]): Headers => {
  const headers = new Headers({ 'cache-control': 'no-store', ...base })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

function json(body: FormResponse, status: number, headers: Headers): Response {
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(body), { status, headers })
}

/** Returns the redirect (303) to the page that confirms the success, or its JSON for a script. */
export function formDone({ wantsJson }: FormVisit, location: string, cookies: readonly string[]): Response {
  if (wantsJson) return json({ ok: true, location }, 200, headersWith({}, cookies))
  return new Response(null, { status: 303, headers: headersWith({ location }, cookies) })
}

const statusOf: Record<Exclude<FormProblem, keyof typeof failureStatus>, number> = {
  expired: 403,
  captcha: 422,
  other_account: 409,
}

const refusedStatus = 422

function statusOfProblem(problem: FormProblem): number {
  return problem === 'expired' || problem === 'captcha' || problem === 'other_account'
    ? statusOf[problem]
    : failureStatus[problem]
}

/** The refusal: in place for a script, else 303 back to the form, which finds its draft by the cookie. */
export function formRefused(
  visit: FormVisit,
  refusal: FormRefusal,
  cookies: readonly string[] = [],
): Response {
  if (visit.wantsJson) {
    const status = refusal.problem === null ? refusedStatus : statusOfProblem(refusal.problem)
    return json({ ok: false, ...refusal }, status, headersWith({}, cookies))
  }
  return new Response(null, { status: 303, headers: headersWith({ location: visit.returnPath }, cookies) })
}

/** Returns 429 with Retry-After: typed values remain in the draft for the next visit. */
export function formLimited(
  visit: FormVisit,
  retryAfterS: number,
  cookies: readonly string[] = [],
): Response {
  const retryAfter = { 'retry-after': String(retryAfterS) }
  if (visit.wantsJson) {
    const refusal = { ok: false, faults: [], problem: 'too_many_requests' } as const
    return json(refusal, failureStatus.too_many_requests, headersWith(retryAfter, cookies))
  }
  const response = tooManyRequests({ retryAfterS, wantsJson: false, locale: visit.locale })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

const adviceOf: Record<403 | 413 | 415, PlainAdvice> = {
  403: 'fromElsewhere',
  413: 'tooLarge',
  415: 'badRequest',
}

/**
 * Returns the response to a submission that no page of the portal sends: from another site, too large, or of another
 * content type.
 */
export function formUnread(
  { wantsJson, locale }: Pick<FormVisit, 'wantsJson' | 'locale'>,
  status: 403 | 413 | 415,
): Response {
  if (wantsJson) {
    const problem = status === 403 ? 'forbidden' : 'invalid_input'
    return json({ ok: false, faults: [], problem }, status, headersWith({}, []))
  }
  const requestId = currentRequestContext()?.requestId ?? ''
  return plainPage({ status, locale, advice: adviceOf[status], requestId })
}
