import type { PortalUser, Right } from '../../contract/product-api/user.schema.ts'
import { failure, type Outcome, success } from '../../lib/outcome.ts'
import type { Session } from './session-record.server.ts'

/** What a private call needs of who makes it, besides a session. */
export type Requirement = {
  /** The role that the user must have; any, when it is left out. */
  readonly role?: PortalUser['role']
  /** The permission that the user must hold (P-006). */
  readonly right?: Right
  /**
   * Whether an investor may call before staff have verified them. No private call succeeds for them (P-155)
   * but those about their own account.
   */
  readonly allowsUnverified?: boolean
}

const isUnverified = (user: PortalUser): boolean =>
  user.role === 'investor' && user.verification !== 'verified'

/**
 * Whether a private call may go on: `unauthenticated` without a session, or with one whose user the product API no
 * longer knows; `forbidden` for another role, a missing right, or an investor who is not verified.
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
