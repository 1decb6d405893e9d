import { emailBodySchema } from '../../contract/product-api/user.schema.ts'
import { redirectAnswer, textAnswer } from '../auth-helper/auth-answer.server.ts'
import type { AuthCall } from '../auth-helper/auth-deps.server.ts'
import { toClientName } from '../auth-helper/begin-sign-in.server.ts'
import { isFromOwnPages } from '../auth-helper/read-call.server.ts'
import { formsPerAddress, mailsPerRecipient } from '../limits/limit-rules.server.ts'
import type { Limits } from '../limits/limits.server.ts'
import { tooManyRequests } from '../limits/too-many-requests.server.ts'
import { preferredLocale } from '../preferred-locale.server.ts'
import type { UserCalls } from '../product-api/user-calls.server.ts'
import { currentRequestContext } from '../request-context.server.ts'
import { addressGroup } from '../visitor-address.server.ts'

export type ResendDeps = {
  readonly publicUrl: string
  readonly limits: Limits
  readonly userCalls: Pick<UserCalls, 'sendEmailVerification'>
}

type Result = 'sent' | 'invalid' | 'too_many_requests' | 'unavailable'

/**
 * Sends the verification e-mail again. Whether the address is known changes neither the answer nor what is counted
 * (decision 29). The form is anonymous, so its origin is its protection (decision 30).
 */
export async function resendEmailVerification(
  call: AuthCall,
  provider: string,
  deps: ResendDeps,
): Promise<Response> {
  const client = toClientName(provider)
  if (client === undefined) return textAnswer('Not Found', 404)
  const back = (result: Result) =>
    redirectAnswer(`${deps.publicUrl}/${client}/email-not-verified?result=${result}`, { status: 303 })
  if (!isFromOwnPages(call.request, deps)) return textAnswer('Forbidden', 403)
  const locale = preferredLocale(call.request)
  const visitor = await deps.limits.count(
    formsPerAddress,
    `resend-verification ${addressGroup(currentRequestContext()?.address)}`,
  )
  if (!visitor.allowed) return tooManyRequests({ ...visitor, wantsJson: false, locale })
  const body = emailBodySchema.safeParse({ email: call.form.get('email')?.trim() })
  if (!body.success) return back('invalid')
  const mails = await deps.limits.count(mailsPerRecipient, body.data.email.toLowerCase())
  if (!mails.allowed) return back('too_many_requests')
  const answered = await deps.userCalls.sendEmailVerification({
    client,
    email: body.data.email,
    locale,
  })
  if (answered.kind === 'ok') return back('sent')
  return back(answered.kind === 'refused' && answered.status === 429 ? 'too_many_requests' : 'unavailable')
}
