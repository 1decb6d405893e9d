import Bowser from 'bowser'
import type { SignInEntry } from '../../contract/product-api/account.schema.ts'
import { parisTime } from '../../lib/calendar-period.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import type { OpenSession, Session } from '../session/session-record.server.ts'
import { type AccountDeps, askingOf } from './account-deps.server.ts'

/** A browser and its operating system, as far as they are known. */
export type Device = { readonly browser: string | null; readonly system: string | null }

/** Reads browser and operating system from a `User-Agent` header, by their common names. */
export function describeDevice(userAgent: string): Device {
  if (userAgent.trim() === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}

/** A browser in which the user is signed in. */
type SessionView = Device & {
  /** Identifies the session in the form that ends it; gives no access. */
  readonly id: string
  readonly isCurrent: boolean
  readonly address: string
  readonly location: string | null
  /** Date and time in Paris. */
  readonly opened: ReturnType<typeof parisTime>
  readonly active: ReturnType<typeof parisTime>
}

/** Lists the user's open sessions, the current one first. */
export async function listOpenSessions(
  session: Session,
  locale: Locale,
  { sessions, locations }: AccountDeps,
): Promise<readonly SessionView[]> {
  const own = sessions.digestOf(session)
  const opened = await sessions.listOf(session)
  const views = opened.map(({ digest, device, createdAtMs, activeAtMs }) => ({
    id: digest,
    isCurrent: digest === own,
    ...describeDevice(device?.userAgent ?? ''),
    address: device?.address ?? '',
    location: locations.locate(device?.address ?? '', locale),
    opened: parisTime(createdAtMs),
    active: parisTime(activeAtMs),
  }))
  return views.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/**
 * Ends a session at the provider too, so that signing in again there needs the password. A failure is
 * ignored: the portal's session has ended.
 */
async function endAtProvider(ended: OpenSession, locale: Locale, { calls }: AccountDeps): Promise<void> {
  await calls.endSessions({ ...askingOf({ ...ended, id: '' }, locale), which: 'this' })
}

const doneAt = (locale: Locale, done: string): FormResult => ({
  kind: 'done',
  location: pathFor({ to: '/account/security', locale, search: { done } }),
})

/**
 * Ends one of the user's other sessions. A session that has ended, or belongs to another user, gets the same
 * response and is not changed.
 */
export async function endOneSession(
  { data, locale }: FormCall<{ readonly session: string }>,
  session: Session,
  deps: AccountDeps,
): Promise<FormResult> {
  const listed = await deps.sessions.listOf(session)
  const asked = listed.find(({ digest }) => digest === data.session)
  if (asked !== undefined && asked.digest !== deps.sessions.digestOf(session)) {
    await deps.sessions.endListed(asked)
    await endAtProvider(asked, locale, deps)
  }
  return doneAt(locale, 'session_ended')
}

/** Ends all of the user's sessions except the current one, at the provider too. */
export async function endOtherSessions(
  { locale }: Pick<FormCall<unknown>, 'locale'>,
  session: Session,
  deps: AccountDeps,
): Promise<FormResult> {
  const own = deps.sessions.digestOf(session)
  const listed = await deps.sessions.listOf(session)
  for (const other of listed) if (other.digest !== own) await deps.sessions.endListed(other)
  await deps.calls.endSessions({ ...askingOf(session, locale), which: 'others' })
  return doneAt(locale, 'others_ended')
}

/** Maps a sign-in to the view of its page. */
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
 * Handles "This was not me": the product API ends every sign-in, blocks the password and emails a reset
 * link; the portal's own sessions end too. Another user's sign-in and a missing one are refused alike.
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
