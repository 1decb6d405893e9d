import { pathFor } from '../../routing/addresses/links.tsx'
import { withStatedLocale } from '../../routing/addresses/locale-of-return.ts'
import type { ClientName } from '../backends/identity/provider-client.server.ts'
import type { UserCalls } from '../backends/product-api/account-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { type Limits, mailsPerRecipient } from '../limits/limits.server.ts'
import { refusedByBackend } from '../registration/journeys.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { type AccountDeps, askingOf, passwordFaults } from './account-deps.server.ts'

type PasswordAnswers = { readonly currentPassword: string; readonly password: string }

/**
 * Changes the password and signs the user out everywhere: at the provider by the product API, and in the
 * portal (P-176).
 */
export async function changePassword(
  { data, locale }: FormCall<PasswordAnswers>,
  session: Session,
  { calls, sessions, cookies }: AccountDeps,
): Promise<FormResult> {
  const change = { old_password: data.currentPassword, new_password: data.password }
  const changed = await calls.changePassword({ ...askingOf(session, locale), change })
  if (changed.kind !== 'ok') return refusedByBackend(changed, passwordFaults)
  await sessions.endAllOf(session)
  const location = pathFor({ to: '/login', locale, search: { notice: 'password_changed' } })
  return { kind: 'done', location, cookies: [cookies.clear('session')] }
}

type PasswordResetDeps = {
  readonly limits: Limits
  readonly userCalls: Pick<UserCalls, 'sendPasswordReset' | 'userExists'>
}

type MovedAccount = { readonly space: 'investor' | 'partner'; readonly email: string }

const unknownAddress = { investor: 'emailOfNoInvestor', partner: 'emailUnknown' } as const

/**
 * Sends the password link for an account that was moved from the former portal. The response reveals whether the
 * address is known only if the captcha was solved (P-162); attempts are counted before any call.
 */
export async function sendPasswordReset(
  { data: { space: client, email }, locale, isProven }: FormCall<MovedAccount>,
  { limits, userCalls }: PasswordResetDeps,
): Promise<FormResult> {
  const mails = await limits.count(mailsPerRecipient, email.toLowerCase())
  if (!mails.allowed) return { kind: 'failed', problem: 'too_many_requests', retryAfterS: mails.retryAfterS }
  if (isProven) {
    const found = await userCalls.userExists({ client, email, locale })
    if (found.kind !== 'ok') return failedByBackend(found)
    if (!found.data.exists)
      return { kind: 'refused', faults: [{ field: 'email', code: unknownAddress[client] }] }
  }
  const sent = await userCalls.sendPasswordReset({ client, email, locale })
  if (sent.kind !== 'ok') return failedByBackend(sent)
  return { kind: 'done', location: pathFor({ to: '/password-reset', locale, search: { result: 'sent' } }) }
}

type ResendDeps = {
  readonly limits: Limits
  readonly userCalls: Pick<UserCalls, 'sendEmailVerification'>
}

/**
 * Sends the verification email again. Neither the response nor the limits depend on whether the address is known
 * (P-162).
 */
export async function resendEmailVerification(
  { data: { email }, locale }: FormCall<{ readonly email: string }>,
  client: ClientName,
  { limits, userCalls }: ResendDeps,
): Promise<FormResult> {
  const mails = await limits.count(mailsPerRecipient, email.toLowerCase())
  if (!mails.allowed) return { kind: 'failed', problem: 'too_many_requests', retryAfterS: mails.retryAfterS }
  const answered = await userCalls.sendEmailVerification({ client, email, locale })
  if (answered.kind !== 'ok') return failedByBackend(answered)
  return { kind: 'done', location: withStatedLocale(`/${client}/email-not-verified?result=sent`, locale) }
}
