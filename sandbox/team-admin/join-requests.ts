import { and, count, eq, isNull } from 'drizzle-orm'
import type { AuditAction } from '../../src/contract/product-api/audit-actions.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import {
  accounts,
  invitations,
  joinRefusals,
  joinRequests,
  registrations,
  teams,
} from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { appendAudit } from '../product/audit/append-audit.ts'
import type { AdminOutcome } from './change-member.ts'
import { type Decision, mailJoinDecision } from './team-admin-mails.ts'
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
  await db.delete(joinRefusals).where(eq(joinRefusals.accountId, accountId))
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

/** Returns the team that has refused an account, and why, unless the account has asked again (P-817). */
export async function refusalOf(db: Db, accountId: string) {
  const [row] = await db
    .select({ team: teams.name, reason: joinRefusals.reason, refusedAt: joinRefusals.refusedAt })
    .from(joinRefusals)
    .innerJoin(teams, eq(teams.id, joinRefusals.teamId))
    .where(eq(joinRefusals.accountId, accountId))
    .limit(1)
  return row
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
  await db.delete(joinRefusals).where(eq(joinRefusals.accountId, accountId))
  const undecided = and(eq(registrations.accountId, accountId), isNull(registrations.decidedAt))
  await db.update(registrations).set({ decidedAt: now }).where(undecided)
}

type DecideDeps = Pick<SandboxDeps, 'background' | 'db' | 'env' | 'mailbox' | 'now'>
type Decided = {
  readonly self: Account
  readonly decision: Decision
  readonly team: number
  readonly at: Date
}

/** Stores a decision about a request that was there, with its entry in the audit log. */
async function storeDecision(db: Db, { at, decision: decided, self, team }: Decided): Promise<void> {
  const { decision, member: accountId } = decided
  const isRefused = decision === 'decline'
  if (isRefused) {
    const refusal = { teamId: team, reason: decided.reason, refusedAt: at }
    const target = joinRefusals.accountId
    await db
      .insert(joinRefusals)
      .values({ accountId, ...refusal })
      .onConflictDoUpdate({ target, set: refusal })
  } else await joinTeam(db, { accountId, team, now: at })
  const action: AuditAction = isRefused ? 'join_declined' : 'join_accepted'
  const details = { team: `team-${team}`, ...(isRefused && { reason: decided.reason }) }
  await appendAudit(db, { actor: self.id, action, subject: accountId, details, happenedAt: at })
}

/**
 * Admits an account to the administrator's team or declines it for a reason, and notifies its owner. Of two concurrent decisions,
 * the second is reported as stale.
 */
export async function decideJoinRequest(
  deps: DecideDeps,
  self: Account,
  decision: Decision,
): Promise<AdminOutcome> {
  const team = self.teamId ?? 0
  const accountId = decision.member
  const name = await deps.db.transaction(async (transaction) => {
    // Locks the account first, as all changes of teams do.
    const isFree = await lockWithoutTeam(transaction, accountId)
    const asked = and(eq(joinRequests.accountId, accountId), eq(joinRequests.teamId, team))
    const [request] = await transaction.delete(joinRequests).where(asked).returning()
    const [found] = await transaction.select().from(teams).where(eq(teams.id, team)).limit(1)
    if (!isFree || request === undefined || found === undefined) return undefined
    await storeDecision(transaction, { self, decision, team, at: deps.now() })
    return found.name
  })
  if (name === undefined) return { kind: 'invalid', path: 'member', code: 'unknown' }
  deps.background.run('mail join decision', () => mailJoinDecision(deps, { decision, team: name }))
  return { kind: 'done' }
}
