import type { PortalSession, SessionUser } from './session.schema.ts'

/** The reason why a signed-in user has no funds to show, or must act first. */
export type NoFundsReason = 'investor' | 'partner_user' | 'pending' | 'refused' | 'team_missing'

/**
 * Returns the reason that excludes a user from own funds and documents before any call is made: an
 * unverified investor (P-155) or a partner's user without a team (P-139). Null for none.
 */
export function whatKeepsFrom(user: SessionUser): NoFundsReason | null {
  if (user.role === 'investor' && user.verification !== 'verified')
    return user.verification === 'refused' ? 'refused' : 'pending'
  return user.choice === 'team_missing' ? 'team_missing' : null
}

/** Tells whether the product API may be called for the user's own funds (P-006); staff have none. */
export function mayHaveFunds(user: SessionUser): boolean {
  return user.role !== 'staff' && whatKeepsFrom(user) === null && user.rights.includes('funds:read')
}

/** Tells whether the product API may be called for the documents of the user's own funds. */
export function mayHaveDocuments(user: SessionUser): boolean {
  return user.role !== 'staff' && whatKeepsFrom(user) === null && user.rights.includes('documents:read')
}

/** Tells whether a guest reads somebody's data (P-621), who is offered nothing that is the owner's to do. */
export function isGuestView(session: PortalSession | null): boolean {
  return session?.viewing?.guest !== undefined
}

/** Tells whether the user sees the data of somebody else, as a guest or by a mandate: pages then name whose they are. */
export function isOtherView(session: PortalSession | null): boolean {
  return isGuestView(session) || (session?.holders?.acting ?? null) !== null
}

/** Tells whether the user may read and not act: a guest, or a person whose mandate is to read. Pages offer no action then. */
export function mayOnlyRead(session: PortalSession | null): boolean {
  return isGuestView(session) || session?.holders?.acting?.power === 'read'
}

/** Names whose data the user sees, as a guest or by a mandate; null for their own. */
export const ownerOf = (session: PortalSession | null): string | null =>
  session !== null && isOtherView(session) ? ownerNameOf(session.user) : null

/** Whose data they are, as pages name them. */
export const ownerNameOf = ({ company, name }: Pick<SessionUser, 'company' | 'name'>): string =>
  company?.name ?? name
