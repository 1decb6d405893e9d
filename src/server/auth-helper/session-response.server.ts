import { createHash } from 'node:crypto'
import type { PortalUser } from '../../contract/product-api/user.schema.ts'
import { choiceState } from '../../lib/child-partner.ts'
import { personName } from '../../lib/person-name.ts'
import { shortReturnPath, toSafePath } from '../../lib/safe-path.ts'
import { formsOfMandate, holdersOf } from '../session/other-account.server.ts'
import type { Activity } from '../session/portal-sessions.server.ts'
import type { Session, SessionEnds } from '../session/session-record.server.ts'
import { childPartnerSubject } from '../session/user-look-up.server.ts'
import type { StaffSession } from '../staff/staff-sessions.server.ts'
import { type AuthCall, type AuthDeps, isGenuine } from './auth-call.server.ts'
import { absolute, jsonResponse } from './auth-response.server.ts'

/** The session of a request as browsers may see it, and the cookie that continues it. */
export type ReadSession = {
  readonly response: SessionResponse | undefined
  readonly cookie: string | undefined
}

type ReadDeps = Pick<AuthDeps, 'portalSessions' | 'sessions' | 'staff' | 'cookies' | 'now'>

/**
 * Reads the session of a request as browsers may see it.
 * @param userAgeMs age of the user's data, in milliseconds, from which they are read from the product API
 *   again
 */
export async function readSession(
  { portalSessions, sessions, staff, cookies, now }: ReadDeps,
  cookieHeader: string | null,
  activity: Activity,
  userAgeMs?: number,
): Promise<ReadSession> {
  const current = await portalSessions.current(cookieHeader, activity, userAgeMs)
  if (current !== undefined) {
    const { session, cookie } = current
    return { response: sessionResponse(session, sessions.endsOf(session), now()), cookie }
  }
  const signIn = await staff.read(cookieHeader)
  if (signIn !== undefined) return { response: staffResponse(signIn, now()), cookie: undefined }
  // A token whose user could not be loaded is cleared (P-142).
  const isHeld = cookies.read(cookieHeader, 'staff') !== undefined
  return { response: undefined, cookie: isHeld ? cookies.clear('staff') : undefined }
}

/**
 * Handles `GET session`: the session or `{}` with 200; 503 while the store is unavailable. It does not count
 * as user activity (P-127), sets the CSRF cookie, stores a validated `callbackUrl`, and clears cookies that
 * are no longer valid.
 */
export async function handleSession(call: AuthCall, deps: AuthDeps): Promise<Response> {
  const { cookieHeader, url } = call
  const { response, cookie } = await readSession(deps, cookieHeader, 'passive')
  const held = (['session', 'staff'] as const).filter((name) => deps.cookies.read(cookieHeader, name))
  const stale = response === undefined ? held : []
  const callbackUrl = url.searchParams.get('callbackUrl')
  const cookies = [
    response === undefined ? undefined : cookie,
    deps.csrf.issue(cookieHeader).cookie,
    callbackUrl === null ? undefined : rememberCallback(callbackUrl, deps),
    ...stale.map((name) => deps.cookies.clear(name)),
  ]
  return jsonResponse(response ?? {}, { cookies })
}

/** Returns the cookie that stores the URL to return to, shortened to fit into a cookie. */
export function rememberCallback(callbackUrl: string, deps: Pick<AuthDeps, 'cookies' | 'publicUrl'>): string {
  const path = shortReturnPath(toSafePath(callbackUrl, deps.publicUrl))
  return deps.cookies.write('callback', absolute(deps, path))
}

/**
 * Handles `POST session`: counts as activity and reads the user again, for users who extend their session and
 * for clients that have just changed the user.
 */
export async function updateSession(call: AuthCall, deps: AuthDeps): Promise<Response> {
  if (!isGenuine(call, deps)) return jsonResponse({}, { status: 400 })
  const current = await deps.portalSessions.current(call.cookieHeader, 'active', Number.POSITIVE_INFINITY)
  if (current === undefined) return jsonResponse({})
  const session = await deps.portalSessions.reload(await deps.sessions.touch(current.session, 0))
  const cookies = [deps.sessions.cookieFor(session, call.cookieHeader)]
  return jsonResponse(sessionResponse(session, deps.sessions.endsOf(session), deps.now()), { cookies })
}

/**
 * Returns the session as browsers may see it (P-126): the user, the end of the session, and an error. `name`,
 * `email` and `image` are the protocol's own fields. It contains no token and no session id.
 * @param nowMs milliseconds since 1970
 */
export function sessionResponse(session: Session, ends: SessionEnds, nowMs: number) {
  return {
    user: userResponse(session.user),
    provider: session.client,
    funds: fundsDigest(session.user),
    expires: new Date(ends.absoluteAtMs).toISOString(),
    // Durations in seconds instead of instants, since a browser's clock may be wrong.
    left: { idleS: secondsUntil(ends.idleAtMs, nowMs), absoluteS: secondsUntil(ends.absoluteAtMs, nowMs) },
    ...(session.error === null ? {} : { error: session.error }),
    ...viewingResponse(session),
    ...holdersResponse(session, nowMs),
  }
}

/**
 * Returns a digest of the funds whose private data a user may read: an open page needs to know only that they changed,
 * as when an agreement ends (P-867).
 */
const fundsDigest = ({ funds }: PortalUser): string =>
  createHash('sha256').update(JSON.stringify(funds.toSorted())).digest('base64url').slice(0, 12)

/** Returns the view's data for the bar on every page; the id of the guest's own session is left out. */
function viewingResponse({ viewing }: Session) {
  if (viewing === undefined) return {}
  const { guest, reason } = viewing
  if (guest === undefined) return { viewing: { reason } }
  return { viewing: { reason, guest: { scope: guest.scope, until: guest.until } } }
}

/** Milliseconds for which the bar says that the user acts in their own name again, and why. */
const toldForMs = 600_000

/** Returns the mandate that is over, or whose token is: one that is still held can be chosen again (P-697). */
function formerResponse({ formerMandate: former, user }: Session, nowMs: number) {
  if (former === undefined || nowMs - former.atMs >= toldForMs) return {}
  const isHeld = holdersOf(user).some(({ id }) => id === former.id)
  return { former: { holder: former.holder, why: isHeld ? ('time' as const) : ('over' as const) } }
}

/** Returns for whom the user may act, and whether they do; nothing for users who neither hold nor gave a mandate (P-691). */
function holdersResponse(session: Session, nowMs: number) {
  const { acting, user } = session
  if (acting !== undefined) {
    const { holders, id, name, power } = acting
    return { holders: { own: name, choices: holders, acting: { id, power, forms: formsOfMandate(power) } } }
  }
  if (user.role !== 'investor') return {}
  const { is_represented = false } = user
  const choices = [...holdersOf(user)]
  const told = formerResponse(session, nowMs)
  if (choices.length === 0 && !is_represented && told.former === undefined) return {}
  return { holders: { own: personName(user.firstname, user.lastname), choices, acting: null, ...told } }
}

const secondsUntil = (atMs: number, nowMs: number): number => Math.max(0, Math.floor((atMs - nowMs) / 1000))

function userResponse(user: PortalUser) {
  const { id, firstname, lastname, email, telephone, language, rights, persontype, fields, role } = user
  return {
    id,
    name: personName(persontype?.name, firstname, lastname),
    email,
    image: null,
    firstname,
    lastname,
    telephone,
    language: language ?? null,
    role,
    rights,
    personType: persontype?.name ?? null,
    fields: fields.map(({ name, value }) => ({ name, value })),
    ...(user.role === 'partner_user' ? partnerResponse(user) : investorResponse(user)),
  }
}

function partnerResponse(user: Extract<PortalUser, { role: 'partner_user' }>) {
  const { partner, id_partner } = user
  const children = partner?.childs ?? []
  return {
    partner: partner && { id: partner.id, name: partner.name, children },
    actsFor: children.find(({ id }) => id === id_partner) ?? null,
    team: user.team ?? null,
    choice: choiceState(childPartnerSubject(user)).kind,
    verification: null,
    company: null,
  }
}

const withoutPartner = { partner: null, actsFor: null, team: null, choice: choiceState(undefined).kind }

function investorResponse({ verification, legal_entity }: Extract<PortalUser, { role: 'investor' }>) {
  return {
    ...withoutPartner,
    verification,
    company: legal_entity && {
      name: legal_entity.social_reason,
      number: legal_entity.identification_number,
      address: legal_entity.registered_address,
    },
  }
}

/**
 * Returns a staff member as browsers may see them: not a user of the product API, so without rights in it.
 */
export function staffResponse({ user: { id, username, email }, endsAtMs }: StaffSession, nowMs: number) {
  const user = {
    id: String(id),
    name: username,
    email,
    image: null,
    firstname: username,
    lastname: '',
    telephone: null,
    language: null,
    role: 'staff',
    rights: [],
    personType: null,
    fields: [],
    ...withoutPartner,
    verification: null,
    company: null,
  }
  return {
    user,
    provider: 'staff',
    expires: new Date(endsAtMs).toISOString(),
    left: { idleS: null, absoluteS: secondsUntil(endsAtMs, nowMs) },
  }
}

/** The session as browsers may see it. */
export type SessionResponse = ReturnType<typeof sessionResponse> | ReturnType<typeof staffResponse>
