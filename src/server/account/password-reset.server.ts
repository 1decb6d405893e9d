import { pathFor } from '../../routing/links.tsx'
import { failedByBackend } from '../forms/failed-by-backend.server.ts'
import type { FormCall, FormResult } from '../forms/form-endpoint.server.ts'
import { mailsPerRecipient } from '../limits/limit-rules.server.ts'
import type { Limits } from '../limits/limits.server.ts'
import type { UserCalls } from '../product-api/user-calls.server.ts'

export type PasswordResetDeps = {
  readonly limits: Limits
  readonly userCalls: Pick<UserCalls, 'sendPasswordReset' | 'userExists'>
}

type MovedAccount = { readonly space: 'investor' | 'partner'; readonly email: string }

const unknownAddress = { investor: 'emailOfNoInvestor', partner: 'emailUnknown' } as const

/**
 * Sends the link by which an account that was moved from the former portal gets its password. Whether the address is
 * known is told only to whoever solved the captcha (decision 29); the limits count before anybody is asked.
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
