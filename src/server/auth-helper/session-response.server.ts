import type { PortalUser } from '../../contract/product-api/user.schema.ts'
import { choiceState } from '../../lib/child-partner.ts'
import { personName } from '../../lib/person-name.ts'
import { formsOfMandate } from '../session/forms-of-mandates.server.ts'
import { holdersOf } from '../session/other-account.server.ts'
import type { SessionEnds } from '../session/session-ends.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { childPartnerSubject } from '../session/user-look-up.server.ts'
import type { StaffSession } from '../staff/staff-sessions.server.ts'

/**
 * Returns the session as browsers may see it (P-126): the user, the end of the session, and an error. `name`,
 * `email` and `image` are the protocol's own fields. It contains no token and no session id.
 * @param nowMs milliseconds since 1970
 */
export function sessionResponse(session: Session, ends: SessionEnds, nowMs: number) {
  return {
    user: userResponse(session.user),
    provider: session.client,
    expires: new Date(ends.absoluteAtMs).toISOString(),
    // Durations in seconds instead of instants, since a browser's clock may be wrong.
    left: { idleS: secondsUntil(ends.idleAtMs, nowMs), absoluteS: secondsUntil(ends.absoluteAtMs, nowMs) },
    ...(session.error === null ? {} : { error: session.error }),
    ...viewingResponse(session),
    ...holdersResponse(session, nowMs),
  }
}

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
