import { and, count, eq, isNull } from 'drizzle-orm'
import type { AuditAction } from '../../src/contract/product-api/audit-actions.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, invitations, joinRequests, registrations, teams } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { appendAudit } from '../product/audit/append-audit.ts'
import type { AdminOutcome } from './change-member.ts'
import { mailJoinDecision } from './team-admin-mails.ts'
import { administratorsOf } from './team-members.ts'

/**
 * Reports whether a team's administrators decide about this account's request to join. Invited colleagues join at once.
 */
export async function needsApproval(db: Db, account: Account, team: number): Promise<boolean> {
  const [administrators] = await db.select({ total: count() }).from(accounts).where(administratorsOf(team))
  if ((administrators?.total ?? 0) === 0) return false
  const followed = and(eq(invitations.teamId, team), eq(invitations.acceptedBy, account.id))
  const [invited] = await db.select({ id: invitations.id }).from(invitations).where(followed).limit(1)
  return invited === undefined
}

/** Asks to join a team; the latest request of a person counts. False where it is the one that waits already. */
export async function requestToJoin(
  db: Db,
  { accountId, now, team }: { readonly accountId: string; readonly team: number; readonly now: Date },
): Promise<boolean> {
  const [known] = await db.select().from(joinRequests).where(eq(joinRequests.accountId, accountId)).limit(1)
  if (known?.teamId === team) return false
  await db
    .insert(joinRequests)
    .values({ accountId, teamId: team, requestedAt: now })
    .onConflictDoUpdate({ target: joinRequests.accountId, set: { teamId: team, requestedAt: now } })
  return true
}

/** Returns the team that an account has asked to join, while its administrators have not decided. */
export async function askedTeam(db: Db, accountId: string) {
  const [row] = await db
    .select({ team: teams })
    .from(joinRequests)
    .innerJoin(teams, eq(teams.id, joinRequests.teamId))
    .where(eq(joinRequests.accountId, accountId))
    .limit(1)
  return row?.team
}

/** Locks an account for a change of its team; false where it has one already, or is gone. */
export async function lockWithoutTeam(db: Db, accountId: string): Promise<boolean> {
  const free = and(eq(accounts.id, accountId), isNull(accounts.teamId))
  return (await db.select({ id: accounts.id }).from(accounts).where(free).for('update')).length === 1
}

type Joining = { readonly accountId: string; readonly team: number; readonly now: Date }

/** Puts a user into a team, which activates an account that had none and ends its request to join one. */
export async function joinTeam(db: Db, { accountId, now, team }: Joining): Promise<void> {
  const admitted = { teamId: team, verification: 'approved' }
  await db.update(accounts).set(admitted).where(eq(accounts.id, accountId))
  await db.delete(joinRequests).where(eq(joinRequests.accountId, accountId))
  const undecided = and(eq(registrations.accountId, accountId), isNull(registrations.decidedAt))
  await db.update(registrations).set({ decidedAt: now }).where(undecided)
}

type DecideDeps = Pick<SandboxDeps, 'background' | 'db' | 'env' | 'mailbox' | 'now'>
type Decision = { readonly member: string; readonly decision: 'accept' | 'decline' }

/**
 * Admits an account to the administrator's team or declines it, and notifies its owner. Of two concurrent decisions,
 * the second is reported as stale.
 */
export async function decideJoinRequest(
  deps: DecideDeps,
  self: Account,
  { decision, member: accountId }: Decision,
): Promise<AdminOutcome> {
  const team = self.teamId ?? 0
  const at = deps.now()
  const name = await deps.db.transaction(async (transaction) => {
    // Locks the account first, as all changes of teams do.
    const isFree = await lockWithoutTeam(transaction, accountId)
    const asked = and(eq(joinRequests.accountId, accountId), eq(joinRequests.teamId, team))
    const [request] = await transaction.delete(joinRequests).where(asked).returning()
    const [found] = await transaction.select().from(teams).where(eq(teams.id, team)).limit(1)
    if (!isFree || request === undefined || found === undefined) return undefined
    if (decision === 'accept') await joinTeam(transaction, { accountId, team, now: at })
    const action: AuditAction = decision === 'accept' ? 'join_accepted' : 'join_declined'
    const entry = { actor: self.id, action, subject: accountId, details: { team: `team-${team}` } }
    await appendAudit(transaction, { ...entry, happenedAt: at })
    return found.name
  })
  if (name === undefined) return { kind: 'invalid', path: 'member', code: 'unknown' }
  deps.background.run('mail join decision', () => mailJoinDecision(deps, { accountId, decision, team: name }))
  return { kind: 'done' }
}
