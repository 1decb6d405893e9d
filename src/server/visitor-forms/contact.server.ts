import type { ContactMessageBody } from '../../contract/product-api/visitor-forms.schema.ts'
import { toE164 } from '../../lib/identifiers/phone-number.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import { isNotFound } from '../backends/backend-outcome.server.ts'
import type { VisitorFormCalls } from '../backends/product-api/product-api.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { type Limits, mailsPerRecipient } from '../limits/limits.server.ts'

/** A contact message whose fields have passed the form's schema. */
type Message = Omit<ContactMessageBody, 'phone' | 'proven' | 'consent'> & { readonly phone: string }

export type ContactDeps = {
  readonly limits: Limits
  readonly calls: Pick<VisitorFormCalls, 'sendContactMessage' | 'confirmContactMessage'>
}

/** State of the contact page after a form or a link. */
export type ContactState = 'sent' | 'held' | 'expired' | 'unavailable'

const contactPage = (locale: Locale, state: ContactState) =>
  pathFor({ to: '/contact', locale, search: { state } })

/** Hands a contact message to the product API. */
export async function sendContactMessage(
  { data, locale, isProven }: FormCall<Message & { readonly consent: boolean }>,
  { limits, calls }: ContactDeps,
): Promise<FormResult> {
  const phone = data.phone === '' ? null : toE164(data.phone)
  if (phone === null && data.phone !== '')
    return { kind: 'refused', faults: [{ field: 'phone', code: 'phone' }] }
  const mails = await limits.count(mailsPerRecipient, data.email.toLowerCase())
  if (!mails.allowed) return { kind: 'failed', problem: 'too_many_requests', retryAfterS: mails.retryAfterS }
  const message = { ...data, phone, consent: true as const, proven: isProven }
  const answered = await calls.sendContactMessage({ locale, message })
  if (answered.kind !== 'ok') return failedByBackend(answered)
  return { kind: 'done', location: contactPage(locale, answered.data.state) }
}

/** Confirms a held message and returns the URL of the page that reports the result. */
export async function confirmContactMessage(
  { token, locale }: { readonly token: string; readonly locale: Locale },
  { calls }: Pick<ContactDeps, 'calls'>,
): Promise<string> {
  const answered = await calls.confirmContactMessage({ locale, token })
  if (answered.kind === 'ok') return contactPage(locale, 'sent')
  const isGone = isNotFound(answered) || (answered.kind === 'refused' && answered.status === 400)
  return contactPage(locale, isGone ? 'expired' : 'unavailable')
}
