import type { PortalUser } from '../../contract/product-api/user.schema.ts'
import { personName } from '../../lib/person-name.ts'
import type { Session, SessionRecord } from './session-record.server.ts'

type Holder = { readonly id: string; readonly holder: string }
type Kinds = Pick<SessionRecord, 'acting' | 'viewing'>

/**
 * Returns the id of the person's own session while they use the account of somebody else, as a guest or by a mandate;
 * undefined in a session of one's own.
 */
export const ownSessionOf = ({ acting, viewing }: Kinds): string | undefined =>
  acting?.own ?? viewing?.guest?.own

/** Reports whether a session uses the account of somebody else, as a guest or by a mandate. */
export const isOfAnother = (session: Kinds): boolean => ownSessionOf(session) !== undefined

/** Returns the change by which a session of another's account leads back to the own session's new id. */
export function leadingBackTo(own: string, { acting, viewing }: Session): Kinds {
  if (acting !== undefined) return { acting: { ...acting, own } }
  return viewing?.guest === undefined ? {} : { viewing: { ...viewing, guest: { ...viewing.guest, own } } }
}

/** Returns those for whom a user may act by a mandate, as the switch offers them. */
export const holdersOf = (user: PortalUser): readonly Holder[] =>
  user.role === 'investor' ? (user.mandates ?? []).map(({ holder, id }) => ({ id, holder })) : []

/** Names a user as those see them who act for them: a company by its own name. */
export function holderNameOf(user: PortalUser): string {
  const company = user.role === 'investor' ? user.legal_entity?.social_reason : undefined
  return company ?? personName(user.firstname, user.lastname)
}

/** What a person who acts for a holder may always do: switch to another, sign out, stay signed in (P-691). */
const formsOfPerson = ['/api/account/holder', '/api/auth/signout', '/api/auth/session']

/** What they do in the holder's name, by a mandate to act (P-692). */
const formsToAct = [
  '/api/account/notices/acknowledge',
  '/api/account/notices/reveal',
  '/api/account/questions/ask',
  '/api/account/questions/reply',
  '/api/account/questions/close',
]

/** Returns the addresses of the forms that a mandate allows. */
export const formsOfMandate = (power: 'read' | 'act'): string[] =>
  power === 'act' ? [...formsOfPerson, ...formsToAct] : [...formsOfPerson]
