import type { FormProblem, FormRefusal } from '../../lib/form/form-answer.ts'
import { checkForm, type FieldValues, keptOf, readValues } from '../../lib/form/form-definition.ts'
import { toSafePath } from '../../lib/safe-path.ts'
import { localeFor } from '../auth-helper/auth-answer.server.ts'
import { isFromOwnPages } from '../auth-helper/read-call.server.ts'
import type { CaptchaVerdict } from '../captcha/captcha.server.ts'
import { formsPerAddress, unprovenFormsPerAddress } from '../limits/limit-rules.server.ts'
import type { Limits } from '../limits/limits.server.ts'
import { preferredLocale } from '../preferred-locale.server.ts'
import { currentRequestContext, reportSecurityEvent } from '../request-context.server.ts'
import type { Csrf } from '../session/csrf.server.ts'
import { addressGroup } from '../visitor-address.server.ts'
import { type FormVisit, formDone, formLimited, formRefused, formUnread } from './form-answers.server.ts'
import type { FormDrafts } from './form-drafts.server.ts'
import type { FormEndpoint, FormResult } from './form-endpoint.server.ts'
import { readForm } from './read-form.server.ts'

export type FormDeps = {
  readonly publicUrl: string
  readonly limits: Limits
  readonly drafts: FormDrafts
  readonly csrf: Csrf
  readonly checkCaptcha: (solution: string | null, form: string) => Promise<CaptchaVerdict>
}

const wantsJson = ({ headers }: Request) => headers.get('accept')?.includes('application/json') ?? false

/** The visitor's group of addresses, by which forms are limited. */
const visitorGroup = () => addressGroup(currentRequestContext()?.address)

type Posted<Values extends FieldValues, Output> = {
  readonly endpoint: FormEndpoint<Values, Output>
  readonly request: Request
  readonly data: URLSearchParams
  readonly values: Values
  readonly visit: FormVisit
}

/**
 * Answers a form: checks where it comes from, how much and how often, then its fields, then acts. A script gets JSON,
 * a browser without scripts is led back to the form with everything that it held, or on to the page that says that it
 * worked (decision 30).
 */
export async function answerForm<Values extends FieldValues, Output>(
  request: Request,
  endpoint: FormEndpoint<Values, Output>,
  deps: FormDeps,
): Promise<Response> {
  const unread = { wantsJson: wantsJson(request), locale: preferredLocale(request) }
  if (!isFromOwnPages(request, deps)) {
    reportSecurityEvent({ event: 'form_refused', code: 'elsewhere' })
    return formUnread(unread, 403)
  }
  const read = await readForm(request)
  if (!read.ok) return formUnread(unread, read.status)
  const returnPath = toSafePath(read.data.get('returnPath'), deps.publicUrl)
  const visit = { wantsJson: unread.wantsJson, locale: localeFor(request, returnPath), returnPath }
  const values = readValues(endpoint.definition.empty, read.data)
  const posted = { endpoint, request, data: read.data, values, visit }
  return settle(posted, await judge(posted, deps), deps)
}

const limited = (retryAfterS: number): FormResult => ({
  kind: 'failed',
  problem: 'too_many_requests',
  retryAfterS,
})

async function judge<Values extends FieldValues, Output>(
  { endpoint, request, data, values, visit }: Posted<Values, Output>,
  deps: FormDeps,
): Promise<FormResult> {
  const { definition, protection, captcha = false, act } = endpoint
  const visitor = await deps.limits.count(formsPerAddress, `${definition.name} ${visitorGroup()}`)
  if (!visitor.allowed) return limited(visitor.retryAfterS)
  const token = data.get('csrfToken') ?? undefined
  if (protection === 'token' && !deps.csrf.accepts(request.headers.get('cookie'), token))
    return { kind: 'failed', problem: 'expired' }
  const checked = checkForm(definition, values)
  if (!checked.ok) return { kind: 'refused', faults: checked.faults }
  const proof = captcha ? await deps.checkCaptcha(data.get('captcha'), definition.name) : 'ok'
  if (proof === 'refused') return { kind: 'failed', problem: 'captcha' }
  const isProven = proof === 'ok'
  const unproven = isProven ? undefined : await deps.limits.count(unprovenFormsPerAddress, visitorGroup())
  if (unproven?.allowed === false) return limited(unproven.retryAfterS)
  return act({ data: checked.data, locale: visit.locale, isProven, request })
}

const defaultRetryAfterS = 60

/** Problems that are somebody's attempt as likely as somebody's mistake. */
const suspiciousProblems: readonly FormProblem[] = ['expired', 'captcha', 'too_many_requests', 'forbidden']

async function settle<Values extends FieldValues, Output>(
  { endpoint: { definition }, values, visit }: Posted<Values, Output>,
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
  const draft = { values: keptOf(definition, values), ...refusal }
  const draftCookies = visit.wantsJson ? [] : [await drafts.keep(definition.name, draft)]
  const cookies = [...(result.cookies ?? []), ...draftCookies]
  if (result.kind === 'failed' && result.problem === 'too_many_requests')
    return formLimited(visit, result.retryAfterS ?? defaultRetryAfterS, cookies)
  return formRefused(visit, refusal, cookies)
}
