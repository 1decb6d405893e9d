import {
  checkForm,
  draftOf,
  type FieldValue,
  type FieldValues,
  type FormDefinition,
  readValues,
} from '../../lib/form/form-definition.ts'
import type { FormProblem, FormRefusal } from '../../lib/form/form-response.ts'
import { toSafePath } from '../../lib/safe-path.ts'
import { localeOfReturn } from '../../routing/addresses/locale-of-return.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { isFromOwnPages } from '../auth-helper/auth-call.server.ts'
import { type BackendFailure, failureCodeOf } from '../backends/backend-outcome.server.ts'
import type { CaptchaVerdict } from '../captcha/captcha.server.ts'
import { BodyTooLargeError, readBoundedText } from '../http/bounded-reading.server.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import { currentRequestContext, reportSecurityEvent } from '../http/request-context.server.ts'
import { addressGroup } from '../http/visitor-address.server.ts'
import { formsPerAddress, type Limits, unprovenFormsPerAddress } from '../limits/limits.server.ts'
import type { Csrf } from '../session/csrf.server.ts'
import type { Sessions } from '../session/sessions.server.ts'
import {
  type FormEndpoint,
  type FormResult,
  type FormVisit,
  formDone,
  formLimited,
  formRefused,
  formUnread,
} from './form-answers.server.ts'
import type { FormDrafts } from './form-drafts.server.ts'
import { readUpload } from './read-upload.server.ts'

/** The longest form that is read, in bytes. */
const longestFormBytes = 65_536
const formType = /^application\/x-www-form-urlencoded\b/i

type ReadForm =
  | {
      readonly ok: true
      readonly data: URLSearchParams
      readonly file?: undefined
      readonly fileName?: undefined
    }
  /** HTTP status of the refusal: too large, or of a type that no form has. */
  | { readonly ok: false; readonly status: 413 | 415 }

/** Reads the body of a form, which browsers send alike with and without scripts. */
export async function readForm({ headers, body }: Request): Promise<ReadForm> {
  if (!formType.test(headers.get('content-type') ?? '')) return { ok: false, status: 415 }
  if (Number(headers.get('content-length') ?? 0) > longestFormBytes) return { ok: false, status: 413 }
  try {
    const { text } = await readBoundedText(new Response(body), longestFormBytes)
    return { ok: true, data: new URLSearchParams(text) }
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { ok: false, status: 413 }
    throw error
  }
}

export type FormDeps = {
  readonly publicUrl: string
  readonly limits: Limits
  readonly drafts: FormDrafts
  readonly csrf: Csrf
  readonly sessions: Pick<Sessions, 'read'>
  readonly checkCaptcha: (solution: string | null, form: string) => Promise<CaptchaVerdict>
}

/** Reports whether a script has sent a form, which reads the response. */
export const wantsJson = ({ headers }: Request) =>
  headers.get('accept')?.includes('application/json') ?? false

/** Returns the sender's language, for a form on a page without a language. */
async function localeOfVisitor(request: Request, { sessions }: FormDeps): Promise<Locale> {
  const session = await sessions.read(request.headers.get('cookie'))
  return preferredLocale(request, session?.user.language)
}

/** The visitor's group of addresses, by which forms are limited. */
const visitorGroup = () => addressGroup(currentRequestContext()?.address)

type Posted<Values extends FieldValues, Output> = {
  readonly endpoint: FormEndpoint<Values, Output>
  readonly request: Request
  readonly data: URLSearchParams
  readonly file: Uint8Array | undefined
  readonly fileName: string | undefined
  readonly values: Values
  readonly visit: FormVisit
}

/**
 * Handles a form: checks its origin, size and rate, then its fields, then acts. A script gets JSON; a browser without
 * scripts is redirected back to the form with its values, or to the page that confirms the success (P-231).
 */
export async function handleForm<Values extends FieldValues, Output>(
  request: Request,
  endpoint: FormEndpoint<Values, Output>,
  deps: FormDeps,
): Promise<Response> {
  const unread = { wantsJson: wantsJson(request), locale: preferredLocale(request) }
  if (!isFromOwnPages(request, deps)) {
    reportSecurityEvent({ event: 'form_refused', code: 'elsewhere' })
    return formUnread(unread, 403)
  }
  const read = await (endpoint.hasFile ? readUpload(request) : readForm(request))
  if (!read.ok) return formUnread(unread, read.status)
  const returnPath = toSafePath(read.data.get('returnPath'), deps.publicUrl)
  const locale = localeOfReturn(returnPath) ?? (await localeOfVisitor(request, deps))
  const visit = { wantsJson: unread.wantsJson, locale, returnPath }
  const values = readValues(endpoint.definition.empty, read.data)
  const { data, file, fileName } = read
  const posted = { endpoint, request, data, file, fileName, values, visit }
  return respondToForm(posted, await classify(posted, deps), deps)
}

const limited = (retryAfterS: number): FormResult => ({
  kind: 'failed',
  problem: 'too_many_requests',
  retryAfterS,
})

/** Reports whether a form was opened for another account than that of the session by now (P-691). */
async function isForAnother(
  request: Request,
  data: URLSearchParams,
  { sessions }: FormDeps,
): Promise<boolean> {
  const account = data.get('formAccount')
  if (account === null) return false
  const session = await sessions.read(request.headers.get('cookie'))
  return session !== undefined && session.user.id !== account
}

async function classify<Values extends FieldValues, Output>(
  { endpoint, request, data, file, fileName, values, visit }: Posted<Values, Output>,
  deps: FormDeps,
): Promise<FormResult> {
  const { definition, protection, captcha = false, act } = endpoint
  const { rule, subject } = endpoint.limit ?? { rule: formsPerAddress, subject: visitorGroup() }
  const visitor = await deps.limits.count(rule, `${definition.name} ${subject}`)
  if (!visitor.allowed) return limited(visitor.retryAfterS)
  const token = data.get('csrfToken') ?? undefined
  if (protection === 'token' && !deps.csrf.accepts(request.headers.get('cookie'), token))
    return { kind: 'failed', problem: 'expired' }
  if (await isForAnother(request, data, deps)) return { kind: 'failed', problem: 'other_account' }
  const checked = checkForm(definition, values)
  if (!checked.ok) return { kind: 'refused', faults: checked.faults }
  if (file?.byteLength === 0) return { kind: 'refused', faults: [{ field: 'file', code: 'fileEmpty' }] }
  const proof = captcha ? await deps.checkCaptcha(data.get('captcha'), definition.name) : 'ok'
  if (proof === 'refused') return { kind: 'failed', problem: 'captcha' }
  const isProven = proof === 'ok'
  const unproven = isProven ? undefined : await deps.limits.count(unprovenFormsPerAddress, visitorGroup())
  if (unproven?.allowed === false) return limited(unproven.retryAfterS)
  const { locale, returnPath } = visit
  return act({ data: checked.data, file, fileName, locale, isProven, returnPath, request })
}

const defaultRetryAfterS = 60

/** Problems that may indicate an attack as well as a mistake. */
const suspiciousProblems: readonly FormProblem[] = ['expired', 'captcha', 'too_many_requests', 'forbidden']

async function respondToForm<Values extends FieldValues, Output>(
  {
    endpoint: { definition, isForOneUser = false, keep },
    request,
    data,
    values,
    visit,
  }: Posted<Values, Output>,
  result: FormResult,
  { drafts }: FormDeps,
): Promise<Response> {
  if (result.kind === 'done') return formDone(visit, result.location, result.cookies ?? [])
  if (result.kind === 'failed' && suspiciousProblems.includes(result.problem))
    reportSecurityEvent({ event: 'form_refused', code: result.problem })
  const refusal: FormRefusal =
    result.kind === 'refused'
      ? { faults: result.faults, problem: null }
      : { faults: [], problem: result.problem }
  const draft = { values: draftOf(definition, values), ...refusal }
  const account = isForOneUser ? data.get('formAccount') : null
  const draftCookies = visit.wantsJson ? [] : [await drafts.keep(definition.name, draft, account)]
  const given = result.cookies ?? []
  const kept = await keep?.(typedOf(definition, values), headerWith(request, given))
  const cookies = [...given, ...(kept === undefined ? [] : [kept]), ...draftCookies]
  if (result.kind === 'failed' && result.problem === 'too_many_requests')
    return formLimited(visit, result.retryAfterS ?? defaultRetryAfterS, cookies)
  return formRefused(visit, refusal, cookies)
}

/**
 * Returns the values of a refused form that are merged into its draft: all but secrets and empty fields, since a page
 * opened before another tab filled the form in submits empty ones.
 */
function typedOf<Values extends FieldValues>(definition: FormDefinition<Values, unknown>, values: Values) {
  const { empty } = definition
  const isTyped = ([name, value]: [string, FieldValue]) =>
    JSON.stringify(value) !== JSON.stringify(empty[name])
  return Object.fromEntries(Object.entries(draftOf(definition, values)).filter(isTyped))
}

/** The cookies of a request with those that its response sets; of two with one name the later one counts. */
const headerWith = ({ headers }: Request, cookies: readonly string[]): string | null =>
  [headers.get('cookie'), ...cookies.map((cookie) => cookie.split(';', 1)[0])].filter(Boolean).join('; ') ||
  null

/**
 * Converts a backend's failure to a result of the form: without the backend's message, but with its retry delay, if
 * any.
 */
export function failedByBackend(failed: BackendFailure): Extract<FormResult, { kind: 'failed' }> {
  const retryAfterS = failed.kind === 'refused' ? failed.retryAfterS : null
  return {
    kind: 'failed',
    problem: failureCodeOf(failed),
    ...(retryAfterS === null ? {} : { retryAfterS }),
  }
}
