import type { PortalUser, Right } from '../../contract/product-api/user.schema.ts'
import { failure, type Outcome, success } from '../../lib/outcome.ts'
import type { Session } from './session-record.server.ts'

/** Conditions of a private call, besides a session. */
export type Requirement = {
  /** The role that the user must have; any by default. */
  readonly role?: PortalUser['role']
  /** The permission that the user must hold (P-006). */
  readonly right?: Right
  /**
   * Whether investors may call before staff have verified them. Only calls about their own account allow it
   * (P-155).
   */
  readonly allowsUnverified?: boolean
}

const isUnverified = (user: PortalUser): boolean =>
  user.role === 'investor' && user.verification !== 'verified'

/**
 * Decides whether a private call is allowed: `unauthenticated` without a session, or with one whose user the
 * product API no longer knows; `forbidden` for another role, a missing right, or an unverified investor.
 */
export function admit(session: Session | undefined, requirement: Requirement): Outcome<Session> {
  if (session === undefined || session.error !== null) return failure('unauthenticated')
  const { user } = session
  const { role, right, allowsUnverified = false } = requirement
  if (role !== undefined && user.role !== role) return failure('forbidden')
  if (right !== undefined && !user.rights.includes(right)) return failure('forbidden')
  if (isUnverified(user) && !allowsUnverified) return failure('forbidden')
  return success(session)
}
