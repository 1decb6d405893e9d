import type { PersonalData } from '../../contract/product-api/personal-data.schema.ts'
import { failureStatus } from '../../lib/outcome.ts'
import type { Locale } from '../../routing/locales.ts'
import { type BackendOutcome, failureCodeOf, mapOutcome } from '../backend-outcome.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { type AccountDeps, askingOf } from './account-deps.server.ts'

type Held = PersonalData & {
  /** What the portal itself holds: the browsers in which the user is signed in. */
  readonly sessions: readonly {
    readonly device: string
    readonly ip_address: string
    readonly opened_at: string
    readonly active_at: string
  }[]
}

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Everything that is held about a user: by the product API, and by the portal. */
export async function collectPersonalData(
  session: Session,
  locale: Locale,
  { calls, sessions }: AccountDeps,
): Promise<BackendOutcome<Held>> {
  const answered = await calls.getPersonalData(askingOf(session, locale))
  const open = await sessions.listOf(session)
  return mapOutcome(answered, (data) => ({
    ...data,
    sessions: open.map(({ device, createdAtMs, activeAtMs }) => ({
      device: device?.userAgent ?? '',
      ip_address: device?.address ?? '',
      opened_at: instant(createdAtMs),
      active_at: instant(activeAtMs),
    })),
  }))
}

/** What the page says of it: how much of each kind there is, and until when. */
export function describePersonalData({ account: _account, retention, ...kinds }: Held) {
  const held = [
    { kind: 'account', count: 1 },
    { kind: 'fields', count: kinds.fields.length },
    { kind: 'registration', count: Object.keys(kinds.registration).length },
    { kind: 'holdings', count: kinds.holdings.length },
    { kind: 'sign_ins', count: kinds.sign_ins.length },
    { kind: 'sessions', count: kinds.sessions.length },
    { kind: 'contact_messages', count: kinds.contact_messages.length },
    { kind: 'white_book_requests', count: kinds.white_book_requests.length },
  ] as const
  return {
    held: held.filter(({ count }) => count > 0),
    retention: { startsWith: retention.starts_with, until: retention.until },
  }
}

/** The user's copy (Regulation 2016/679, articles 15 and 20): a JSON file that nobody keeps on the way. */
export async function sendPersonalData(
  session: Session,
  locale: Locale,
  deps: AccountDeps,
): Promise<Response> {
  const collected = await collectPersonalData(session, locale, deps)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' }
  if (collected.kind !== 'ok') {
    const code = failureCodeOf(collected)
    return new Response(JSON.stringify({ code }), { status: failureStatus[code], headers })
  }
  const name = locale === 'fr' ? 'mes-donnees-personnelles' : 'my-personal-data'
  const disposition = { 'content-disposition': `attachment; filename="${name}.json"` }
  return new Response(JSON.stringify(collected.data, null, 2), { headers: { ...headers, ...disposition } })
}
