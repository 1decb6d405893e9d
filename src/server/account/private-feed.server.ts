import { privateFeedEndpoints } from '../../contract/product-api/notification-endpoints.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import { callOf } from '../backends/product-api/call-of.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import type { HttpClient } from '../http/http-client.server.ts'
import type { Session } from '../session/session-record.server.ts'
import type { AccountDeps } from './account-deps.server.ts'

/** Dependencies of an investor's private calendar and feed. */
export type PrivateFeedDeps = Pick<AccountDeps, 'sessions' | 'store'> & {
  readonly http: Pick<HttpClient, 'json'>
  /** Origin of the portal, without trailing slash. */
  readonly publicUrl: string
}

/** Seconds in which the page with the new addresses has to be shown. */
const secretLivesS = 120

// Keyed by session: only the session that created the addresses may see them, once.
const secretKey = ({ sessions }: Pick<AccountDeps, 'sessions'>, session: Session) =>
  `private-feed:${sessions.digestOf(session)}`

const { createPrivateFeed, getPrivateFeed, revokePrivateFeed } = privateFeedEndpoints

/** Creates new addresses, which end earlier ones, or ends them; the page then shows the new ones, once (P-444). */
export async function changePrivateFeed(
  { data: { act }, locale }: FormCall<{ readonly act: 'create' | 'revoke' }>,
  session: Session,
  deps: PrivateFeedDeps,
): Promise<FormResult> {
  const asking = { locale, token: session.accessToken, body: {} }
  const location = `${pathFor({ to: '/account/notifications', locale })}#private-feed`
  if (act === 'revoke') {
    const revoked = await deps.http.json({ ...callOf(revokePrivateFeed), ...asking })
    return revoked.kind === 'ok' ? { kind: 'done', location } : failedByBackend(revoked)
  }
  const created = await deps.http.json({ ...callOf(createPrivateFeed), ...asking })
  if (created.kind !== 'ok') return failedByBackend(created)
  await deps.store.set(secretKey(deps, session), created.data.secret, secretLivesS)
  return { kind: 'done', location }
}

/** The addresses of a private feed, as their page shows them. */
export type PrivateFeedAddresses = { readonly calendar: string; readonly feed: string }

/** Reads since when the investor has a private feed, and the addresses that this session has just created, once. */
export async function describePrivateFeed(
  session: Session,
  locale: Locale,
  deps: PrivateFeedDeps,
): Promise<
  BackendOutcome<{ readonly createdAt: string | null; readonly addresses: PrivateFeedAddresses | null }>
> {
  const found = await deps.http.json({ ...callOf(getPrivateFeed), locale, token: session.accessToken })
  if (found.kind !== 'ok') return found
  const secret = await deps.store.take(secretKey(deps, session))
  const addressOf = (form: string) => `${deps.publicUrl}/api/private-feeds/${secret}.${form}?locale=${locale}`
  const addresses = secret === undefined ? null : { calendar: addressOf('ics'), feed: addressOf('xml') }
  return { ...found, data: { ...found.data, addresses } }
}
