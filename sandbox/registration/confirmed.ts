import { and, eq, isNull } from 'drizzle-orm'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { registrations } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { arrivalPage } from './portal-paths.ts'
import { issueRegistrationTicket } from './registration-tickets.ts'

const dayMs = 86_400_000
/** Time that staff have to review a confirmed registration (P-155). */
export const reviewMs = 2 * dayMs
const teamTicketMs = dayMs
const followTicketMs = 30 * dayMs

/** The registration of an account; demo accounts have none. */
export async function registrationOf(
  db: Db,
  accountId: string,
): Promise<typeof registrations.$inferSelect | undefined> {
  const isOf = eq(registrations.accountId, accountId)
  const [registration] = await db.select().from(registrations).where(isOf).limit(1)
  return registration
}

/** Starts the time in which staff look at a registration; a second confirmation changes nothing. */
export async function startReview(db: Db, accountId: string, now: Date): Promise<void> {
  const waiting = and(eq(registrations.accountId, accountId), isNull(registrations.confirmedAt))
  await db.update(registrations).set({ confirmedAt: now }).where(waiting)
}

type NextDeps = Pick<SandboxDeps, 'db' | 'env' | 'now'>

/**
 * Returns the portal page that continues a registration after the address was confirmed: partners without a team choose
 * one, investors read that staff are reviewing their registration. Undefined if nothing is left to do.
 */
export async function nextPage(
  deps: NextDeps,
  account: Account,
  language: 'fr' | 'en',
): Promise<string | undefined> {
  const { id: accountId, role, teamId, verification } = account
  const isPartner = role === 'partner_user'
  if (isPartner ? teamId !== null : verification !== 'pending') return undefined
  const purpose = isPartner ? 'choose_team' : 'follow_registration'
  const lifetimeMs = isPartner ? teamTicketMs : followTicketMs
  const expiresAt = new Date(deps.now().getTime() + lifetimeMs)
  const ticket = await issueRegistrationTicket(deps.db, { purpose, accountId, expiresAt })
  return arrivalPage(deps, { step: isPartner ? 'team' : 'review', ticket, lang: language })
}
