import { pathFor } from '../../routing/addresses/links.tsx'
import type { FormCall, FormResult } from '../forms/form-endpoint.server.ts'
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
