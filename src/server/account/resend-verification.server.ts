import { failedByBackend } from '../forms/failed-by-backend.server.ts'
import type { FormCall, FormResult } from '../forms/form-endpoint.server.ts'
import type { ClientName } from '../identity/provider-client.server.ts'
import { mailsPerRecipient } from '../limits/limit-rules.server.ts'
import type { Limits } from '../limits/limits.server.ts'
import type { UserCalls } from '../product-api/user-calls.server.ts'

export type ResendDeps = {
  readonly limits: Limits
  readonly userCalls: Pick<UserCalls, 'sendEmailVerification'>
}

/**
 * Sends the verification e-mail again. Whether the address is known changes neither the answer nor what is counted
 * (decision 29).
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
  return { kind: 'done', location: `/${client}/email-not-verified?result=sent` }
}
