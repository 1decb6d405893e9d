import { and, desc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { personName } from '../../src/lib/person-name.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, invitations, teams } from '../database/schema/index.ts'
import { forgetWaiting } from '../mailbox/outbox.ts'
import { endRegistrationTicket } from './registration-tickets.ts'

/** An invitation as stored. */
export type InvitationRow = typeof invitations.$inferSelect

/** Invitation with its sender's name. */
export type ListedInvitation = { readonly invitation: InvitationRow; readonly inviter: string }

/** Neither followed nor revoked. */
const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt))

const mostListed = 200

/** The open invitations of a team, newest first. */
export async function listOpenInvitations(db: Db, teamId: number): Promise<ListedInvitation[]> {
  const rows = await db
    .select({ invitation: invitations, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.inviterId))
    .where(and(eq(invitations.teamId, teamId), isOpen))
    .orderBy(desc(invitations.sentAt), desc(invitations.id))
    .limit(mostListed)
  return rows.map(({ invitation, firstName, lastName }) => {
    return { invitation, inviter: personName(firstName, lastName) }
  })
}

async function findOpen(db: Db, condition: SQL | undefined): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(invitations).where(and(condition, isOpen)).limit(1)
  return row
}

/** The open invitation of a team under this id. */
export function findOpenInvitation(db: Db, teamId: number, id: string): Promise<InvitationRow | undefined> {
  return findOpen(db, and(eq(invitations.teamId, teamId), eq(invitations.id, id)))
}

type Recipients = { readonly teamId: number; readonly recipients: readonly string[]; readonly now: Date }

/** Those of several recipients who have an open invitation of a team that has not expired. */
export async function listInvited(
  db: Db,
  { now, recipients, teamId }: Recipients,
): Promise<ReadonlySet<string>> {
  if (recipients.length === 0) return new Set()
  const theirs = and(eq(invitations.teamId, teamId), inArray(invitations.recipient, [...recipients]))
  const rows = await db
    .select({ recipient: invitations.recipient })
    .from(invitations)
    .where(and(theirs, isOpen, gt(invitations.expiresAt, now)))
  return new Set(rows.map(({ recipient }) => recipient))
}

/**
 * Stores a sent invitation. A team has one open invitation per recipient: a newer one replaces it, and the older
 * message's secret becomes invalid. The team is locked, since two that are sent at once would not see each other.
 */
export async function keepInvitation(transaction: Db, row: InvitationRow): Promise<void> {
  const { teamId, recipient } = row
  await transaction.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('no key update')
  const earlier = await findOpen(
    transaction,
    and(eq(invitations.teamId, teamId), eq(invitations.recipient, recipient)),
  )
  if (earlier === undefined) {
    await transaction.insert(invitations).values(row)
    return
  }
  const { id: _id, ...changes } = row
  await endRegistrationTicket(transaction, earlier.ticketHash)
  await transaction.update(invitations).set(changes).where(eq(invitations.id, earlier.id))
}

/** Name of the link that invites a recipient to a team, under which its email waits. */
export const invitationLink = ({ recipient, teamId }: Pick<InvitationRow, 'recipient' | 'teamId'>): string =>
  `invitation ${teamId} ${recipient}`

/**
 * Takes an invitation back: its link opens nothing any more, and its email is not sent if it still waits. False when it
 * is not open.
 */
export async function revokeInvitation(db: Db, row: InvitationRow, now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const revoked = await transaction
      .update(invitations)
      .set({ revokedAt: now })
      .where(and(eq(invitations.id, row.id), isOpen))
      .returning({ hash: invitations.ticketHash })
    for (const { hash } of revoked) await endRegistrationTicket(transaction, hash)
    if (revoked.length === 1) await forgetWaiting(transaction, invitationLink(row))
    return revoked.length === 1
  })
}

type Accepting = {
  readonly account: Pick<Account, 'email' | 'id'>
  readonly ticketHash: string | undefined
  readonly now: Date
}

/**
 * Closes the invitations that a new colleague has followed, and those sent to the registered address. An invitation
 * that had expired by then is closed as revoked.
 */
export async function acceptInvitations(db: Db, { account, ticketHash, now }: Accepting): Promise<void> {
  const toAddress = eq(invitations.recipient, account.email)
  const followed =
    ticketHash === undefined ? toAddress : or(toAddress, eq(invitations.ticketHash, ticketHash))
  await db
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy: account.id })
    .where(and(followed, isOpen, gt(invitations.expiresAt, now)))
  await db.update(invitations).set({ revokedAt: now }).where(and(toAddress, isOpen))
}
