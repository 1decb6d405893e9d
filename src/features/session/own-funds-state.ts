import type { SessionUser } from './session.schema.ts'

/** Why somebody who is signed in has no funds to be shown, or has to do something first. */
export type NoFundsReason = 'investor' | 'partner_user' | 'pending' | 'refused' | 'team_missing'

/**
 * What keeps a user from funds and documents of their own before any call is made: an investor who is not verified
 * (P-155), a partner's user without a team (P-139). Null when nothing does.
 */
export function whatKeepsFrom(user: SessionUser): NoFundsReason | null {
  if (user.role === 'investor' && user.verification !== 'verified')
    return user.verification === 'refused' ? 'refused' : 'pending'
  return user.choice === 'team_missing' ? 'team_missing' : null
}

/** Whether the product API may be asked for the user's own funds (P-006); staff have none. */
export function mayHaveFunds(user: SessionUser): boolean {
  return user.role !== 'staff' && whatKeepsFrom(user) === null && user.rights.includes('funds:read')
}

/** Whether the product API may be asked for the documents of the user's own funds. */
export function mayHaveDocuments(user: SessionUser): boolean {
  return user.role !== 'staff' && whatKeepsFrom(user) === null && user.rights.includes('documents:read')
}
