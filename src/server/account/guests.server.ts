import type { GuestScope } from '../../contract/product-api/guest.schema.ts'
import { guestEndpoints } from '../../contract/product-api/other-account-endpoints.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import { callOf } from '../backends/product-api/call-of.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import type { FormDrafts } from '../forms/form-drafts.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import type { HttpClient } from '../http/http-client.server.ts'
import { refusedByBackend } from '../registration/journeys.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { Session } from '../session/session-record.server.ts'
import type { Sessions } from '../session/sessions.server.ts'
import type { UserLookUp, UserLookUpInput } from '../session/user-look-up.server.ts'
import { openOtherAccount } from './other-account.server.ts'

/** Name under which the store keeps what was done, for the page of accesses. */
const guestsDone = 'guest-done'

/** What giving, accepting and using an access needs. */
export type GuestDeps = {
  readonly http: Pick<HttpClient, 'json'>
  readonly lookUpUser: (input: UserLookUpInput) => Promise<UserLookUp>
  readonly sessions: Pick<Sessions, 'open' | 'find' | 'end' | 'endsOf' | 'cookieFor'>
  readonly cookies: Pick<Cookies, 'clear'>
  readonly drafts: Pick<FormDrafts, 'keep'>
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
}

/** What the page of accesses says once, when it was done. */
type Done = 'invited' | 'ended' | 'accepted' | 'left'

/** Back on the page of accesses, which says it once: from the store, since an address can be followed by anybody again. */
async function backWith(locale: Locale, done: Done, { drafts }: GuestDeps) {
  const cookie = await drafts.keep(guestsDone, { values: { done }, faults: [], problem: null })
  const location = pathFor({ to: '/account/access', locale })
  return { kind: 'done', location, cookies: [cookie] } as const
}

type Invite = {
  readonly email: string
  readonly scope: GuestScope
  readonly until: string
  /** Whether the guest may also read the data of every holder for whom the user may act (P-760). */
  readonly allHolders: boolean
}

/** Invites a guest by email to read the user's data (P-620). */
export async function inviteGuest(
  { data, locale }: FormCall<Invite>,
  { accessToken: token }: Session,
  deps: GuestDeps,
): Promise<FormResult> {
  const { allHolders, email, scope, until } = data
  const invited = await deps.http.json({
    ...callOf(guestEndpoints.inviteGuest),
    ...{ locale, token, body: { email, scope, until, ...(allHolders && { all_holders: true }) } },
  })
  if (invited.kind === 'ok') return backWith(locale, 'invited', deps)
  return refusedByBackend(invited, {
    'email repeated': { field: 'email', code: 'guestRepeated' },
    'email too_many': { field: 'email', code: 'guestsTooMany' },
    email: { field: 'email', code: 'guestIsOwner' },
    until: { field: 'until', code: 'guestUntil' },
  })
}

/** Ends an invitation or an access at once (P-624). */
export async function endGuest(
  { data: { guest: id }, locale }: FormCall<{ readonly guest: string }>,
  { accessToken: token }: Session,
  deps: GuestDeps,
): Promise<FormResult> {
  const asked = { locale, token, params: { id }, body: {} }
  const ended = await deps.http.json({ ...callOf(guestEndpoints.endGuest), ...asked })
  return ended.kind === 'ok' ? backWith(locale, 'ended', deps) : failedByBackend(ended)
}

/** Accepts an invitation by the secret of its email. */
export async function acceptGuestInvitation(
  { data: { invitation: secret }, locale }: FormCall<{ readonly invitation: string }>,
  { accessToken: token }: Session,
  deps: GuestDeps,
): Promise<FormResult> {
  const asked = { locale, token, body: { secret } }
  const accepted = await deps.http.json({ ...callOf(guestEndpoints.acceptGuestInvitation), ...asked })
  return accepted.kind === 'ok' ? backWith(locale, 'accepted', deps) : failedByBackend(accepted)
}

/**
 * Opens an owner's data in this browser: a separate session with a read-only token (P-621). It holds the id of the
 * guest's own session, which is restored afterwards.
 */
export async function openGuestView(
  { data: { access: id }, locale }: FormCall<{ readonly access: string }>,
  own: Session,
  deps: GuestDeps,
): Promise<FormResult> {
  const asked = { locale, token: own.accessToken, params: { id }, body: {} }
  const opened = await deps.http.json({ ...callOf(guestEndpoints.openGuestAccess), ...asked })
  if (opened.kind !== 'ok') return failedByBackend(opened)
  const { ends_at, owner_id: subject, scope, token: accessToken, until } = opened.data
  // The view ends with the guest's own session, if not before.
  const endsAtMs = Math.min(Date.parse(ends_at), deps.sessions.endsOf(own).absoluteAtMs)
  const endsAt = new Date(endsAtMs).toISOString()
  const viewing = { id, reason: '', guest: { own: own.id, scope, until } }
  const view = await openOtherAccount({ subject, accessToken, endsAt, locale }, { viewing }, deps)
  if (view === undefined) return { kind: 'failed', problem: 'unavailable' }
  const to = scope === 'documents' ? '/account/documents' : '/account/funds'
  return { kind: 'done', location: pathFor({ to, locale }), cookies: [view.cookie] }
}

/** Ends a guest's view of this browser, here and at the product API, and returns to the guest's own session. */
export async function endGuestView(
  { locale }: FormCall<object>,
  session: Session,
  deps: GuestDeps,
): Promise<FormResult> {
  const { cookies, sessions } = deps
  const location = pathFor({ to: '/account/access', locale })
  const { viewing } = session
  if (viewing?.guest === undefined) return { kind: 'done', location }
  await sessions.end(session)
  const own = await sessions.find(viewing.guest.own)
  // Without their own session, which may have ended meanwhile, the guest signs in.
  if (own === undefined) return { kind: 'done', location, cookies: [cookies.clear('session')] }
  await closeGuestAccess(deps.http, { locale, own, id: viewing.id })
  const cookie = sessions.cookieFor(own, null)
  const back = await backWith(locale, 'left', deps)
  return { ...back, cookies: [...back.cookies, ...(cookie === undefined ? [] : [cookie])] }
}

type Closed = { readonly locale: Locale; readonly own: Session; readonly id: string }

/**
 * Ends at the product API what a guest has begun to read by their own session. A view that is over there already, or cannot
 * be ended now, ends in the portal all the same.
 */
export async function closeGuestAccess(http: GuestDeps['http'], { id, locale, own }: Closed): Promise<void> {
  const asked = { locale, token: own.accessToken, params: { id }, body: {} }
  await http.json({ ...callOf(guestEndpoints.closeGuestAccess), ...asked })
}
