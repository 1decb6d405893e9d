import type { MailSettingsUpdate } from '../../contract/product-api/notification-mail.schema.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { FormCall, FormResult } from '../forms/form-endpoint.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { type AccountDeps, askingOf } from './account-deps.server.ts'

/** Saves the email frequency of each topic, and redirects back to the notifications. */
export async function saveMailSettings(
  { data: pace, locale }: FormCall<MailSettingsUpdate>,
  session: Session,
  { calls, hasNotifications }: AccountDeps,
): Promise<FormResult> {
  if (!hasNotifications) return { kind: 'failed', problem: 'not_found' }
  const saved = await calls.updateMailSettings({ ...askingOf(session, locale), pace })
  if (saved.kind !== 'ok') return failedByBackend(saved)
  const location = pathFor({ to: '/account/notifications', locale, search: { saved: 'mails' } })
  return { kind: 'done', location }
}
