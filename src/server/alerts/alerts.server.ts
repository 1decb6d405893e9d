import type { Alert } from '../../contract/product-api/alert.schema.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import { type BackendOutcome, isNotFound } from '../backends/backend-outcome.server.ts'
import type { AlertCalls } from '../backends/product-api/alert-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { addressGroup } from '../http/visitor-address.server.ts'
import { type LimitRule, type Limits, mailsPerRecipient, tooManyRequests } from '../limits/limits.server.ts'

export type AlertDeps = { readonly calls: AlertCalls; readonly limits: Limits }

/** Secrets that one address group tries. */
const secretsPerAddress: LimitRule = { name: 'alert-secret', most: 60, windowS: 3600 }

type State = 'sent' | 'confirmed' | 'saved' | 'ended' | 'unknown' | 'unavailable'

const done = (locale: Locale, state: State, token?: string): FormResult => ({
  kind: 'done',
  location: pathFor({ to: '/alerts', locale, search: { state, ...(token !== undefined && { token }) } }),
})

const countSecret = ({ limits }: AlertDeps) =>
  limits.count(secretsPerAddress, addressGroup(currentRequestContext()?.address))

type Asked = {
  readonly email: string
  readonly topic: 'newsletter' | 'funds'
  readonly fund: readonly string[]
}

/** Has the product API mail the link that confirms: nothing else is sent to an address before (P-770). */
export async function requestAlert(
  { data: { email, fund, topic }, locale }: FormCall<Asked>,
  { calls, limits }: AlertDeps,
): Promise<FormResult> {
  const mails = await limits.count(mailsPerRecipient, email.toLowerCase())
  if (!mails.allowed) return { kind: 'failed', problem: 'too_many_requests', retryAfterS: mails.retryAfterS }
  const asked = topic === 'funds' ? { email, topic, funds: [...fund] } : { email, topic }
  const answered = await calls.request(locale, asked)
  return answered.kind === 'ok' ? done(locale, 'sent') : failedByBackend(answered)
}

/** Reads the choice of a secret, within the limit of tries. */
export async function readAlert(
  locale: Locale,
  token: string,
  deps: AlertDeps,
): Promise<BackendOutcome<Alert>> {
  const counted = await countSecret(deps)
  if (counted.allowed) return deps.calls.read(locale, token)
  return {
    ...{ kind: 'refused', status: 429, code: 'too_many_requests' },
    retryAfterS: counted.retryAfterS,
  }
}

type Button = FormCall<{ readonly token: string; readonly fund?: readonly string[] }>

/** Does what the button of a link's page says, and returns to the page, which tells the result. */
async function press(
  { data: { token }, locale }: Button,
  deps: AlertDeps,
  { act, state }: { readonly act: () => Promise<BackendOutcome<unknown>>; readonly state: State },
): Promise<FormResult> {
  const counted = await countSecret(deps)
  if (!counted.allowed)
    return { kind: 'failed', problem: 'too_many_requests', retryAfterS: counted.retryAfterS }
  const answered = await act()
  if (answered.kind === 'ok') return done(locale, state, state === 'ended' ? undefined : token)
  const isGone = isNotFound(answered) || (answered.kind === 'refused' && answered.status === 400)
  return isGone ? done(locale, 'unknown') : done(locale, 'unavailable', token)
}

/** Confirms an address by the button of the page: programs that open links confirm nothing (P-771). */
export const confirmAlert = (call: Button, deps: AlertDeps): Promise<FormResult> =>
  press(call, deps, { act: () => deps.calls.confirm(call.locale, call.data.token), state: 'confirmed' })

/** Leaves some of the funds; none ends the emails. */
export const changeAlert = (call: Button, deps: AlertDeps): Promise<FormResult> => {
  const { fund = [], token } = call.data
  const act = () => deps.calls.update(call.locale, { token, funds: fund })
  return press(call, deps, { act, state: fund.length === 0 ? 'ended' : 'saved' })
}

/** Ends the emails by the button of the page. */
export const endAlert = (call: Button, deps: AlertDeps): Promise<FormResult> =>
  press(call, deps, { act: () => deps.calls.end(call.locale, call.data.token), state: 'ended' })

const noStore = { 'cache-control': 'no-store' }

/** Redirects the address of a mail program's button to the page, which changes nothing until its form is sent. */
export function showAlertPage(request: Request): Response {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const location = pathFor({ to: '/alerts', locale: preferredLocale(request), search: { token } })
  return new Response(null, { status: 302, headers: { location, ...noStore } })
}

/** Ends the emails for a mail program, which posts to the address of its header with any body (RFC 8058, P-773). */
export async function endByProgram(request: Request, token: string, deps: AlertDeps): Promise<Response> {
  const locale = preferredLocale(request)
  const counted = await countSecret(deps)
  if (!counted.allowed) return tooManyRequests({ retryAfterS: counted.retryAfterS, wantsJson: true, locale })
  const isToken = /^[\w-]{1,100}$/.test(token)
  const ended = isToken ? await deps.calls.end(locale, token) : undefined
  const status = ended === undefined || isNotFound(ended) ? 404 : ended.kind === 'ok' ? 200 : 503
  const later = status === 503 && { 'retry-after': '60' }
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...noStore, ...later }
  return new Response(status === 200 ? 'unsubscribed\n' : 'failed\n', { status, headers })
}
