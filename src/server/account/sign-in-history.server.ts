import type { SignInEntry } from '../../contract/product-api/history.schema.ts'
import { parisTime } from '../../lib/paris-time.ts'
import { pathFor } from '../../routing/links.tsx'
import type { Locale } from '../../routing/locales.ts'
import { failedByBackend } from '../forms/failed-by-backend.server.ts'
import type { FormCall, FormResult } from '../forms/form-endpoint.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { type AccountDeps, askingOf } from './account-deps.server.ts'
import { describeDevice } from './device.server.ts'

/** A sign-in as its page shows it. */
export function describeSignIn(
  entry: SignInEntry,
  locale: Locale,
  { locations }: Pick<AccountDeps, 'locations'>,
) {
  const { id, date, device, ip_address, succeeded, reported_at } = entry
  const result = reported_at === null ? (succeeded ? 'succeeded' : 'failed') : 'reported'
  return {
    id,
    moment: parisTime(Date.parse(date)),
    ...describeDevice(device),
    address: ip_address,
    location: locations.locate(ip_address, locale),
    result,
  } as const
}

/**
 * "This was not me": the product API ends every sign-in, blocks the password and mails the way to a new one; the
 * portal's own sessions end too. Another user's sign-in, and one that does not exist, are refused alike.
 */
export async function reportSignIn(
  { data: { signIn: id }, locale }: FormCall<{ readonly signIn: string }>,
  session: Session,
  { calls, sessions, cookies }: AccountDeps,
): Promise<FormResult> {
  const reported = await calls.reportSignIn({ ...askingOf(session, locale), id })
  if (reported.kind !== 'ok') return failedByBackend(reported)
  await sessions.endAllOf(session)
  const location = pathFor({ to: '/login', locale, search: { notice: 'sessions_ended' } })
  return { kind: 'done', location, cookies: [cookies.clear('session')] }
}
