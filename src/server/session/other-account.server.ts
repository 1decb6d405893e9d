import type { Session, SessionRecord } from './session-record.server.ts'

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
