import { pathFor } from '../../routing/addresses/links.tsx'
import { withStatedLocale } from '../../routing/addresses/locale-of-return.ts'
import type { ClientName } from '../backends/identity/provider-client.server.ts'
import type { UserCalls } from '../backends/product-api/user-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-endpoint.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { type Limits, mailsPerRecipient } from '../limits/limits.server.ts'

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
