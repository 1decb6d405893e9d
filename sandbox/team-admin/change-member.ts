import { and, eq } from 'drizzle-orm'
import type { MemberRightsBody } from '../../src/contract/product-api/partner-team.schema.ts'
import type { Right } from '../../src/contract/product-api/user.schema.ts'
import type { Account } from '../accounts/accounts.ts'
import { accounts, subscriptionCases } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { teamId } from '../partner-space/team-scope.ts'
import { appendAudit } from '../product/audit/append-audit.ts'
import { countChange } from '../product/rights/team-version.ts'
import { rightsOf } from '../product/users/caller.ts'
import { mailHandedOver, mailHandOver } from './team-admin-mails.ts'
import { type LockedTeam, lockTeam, openCasesOf } from './team-members.ts'

type ChangeDeps = Pick<SandboxDeps, 'background' | 'db' | 'env' | 'mailbox' | 'now'>

/** Result of a change by an administrator. `stale`: somebody else changed the rights, of the member or of the administrator, after the page was shown. */
export type AdminOutcome =
  | { readonly kind: 'done' | 'stale' }
  | { readonly kind: 'invalid'; readonly path: string; readonly code: string }

const invalid = (path: string, code: string): AdminOutcome => ({ kind: 'invalid', path, code })

const isSame = (one: readonly Right[], other: readonly Right[]): boolean =>
  one.length === other.length && one.every((right) => other.includes(right))

/** The number of the team that an administrator acts for; 0, which no team has, without one. */
const teamOf = ({ teamId: number }: Account): number => number ?? 0

function faultOfRights(
  { hasOtherAdministrator, self }: LockedTeam,
  member: Account,
  { rights, seen }: MemberRightsBody,
): AdminOutcome | undefined {
  const present = rightsOf(member)
  if (!isSame(present, seen)) return { kind: 'stale' }
  const own = rightsOf(self)
  // Members can only grant rights that they have themselves; otherwise one right would lead to all others.
  if (rights.some((right) => !present.includes(right) && !own.includes(right)))
    return invalid('rights', 'not_own')
  const dropsAdministration = present.includes('team:manage') && !rights.includes('team:manage')
  if (dropsAdministration && !hasOtherAdministrator(member.id)) return invalid('rights', 'last_administrator')
  return undefined
}

/** Gives a member exactly the rights that are named (P-592). */
export function changeRights(
  { db, now }: Pick<ChangeDeps, 'db' | 'now'>,
  self: Account,
  body: MemberRightsBody,
): Promise<AdminOutcome> {
  const team = teamOf(self)
  return db.transaction(async (transaction): Promise<AdminOutcome> => {
    const locked = await lockTeam(transaction, team, self.id)
    if (locked === undefined) return { kind: 'stale' }
    const member = locked.memberOf(body.member)
    if (member === undefined) return invalid('member', 'unknown')
    const fault = faultOfRights(locked, member, body)
    if (fault !== undefined) return fault
    const present = rightsOf(member)
    const wanted: readonly Right[] = [...new Set(body.rights)]
    if (isSame(present, wanted)) return { kind: 'done' }
    const known: readonly string[] = present
    const foreign = member.rights.filter((right) => !known.includes(right))
    const rights = [...foreign, ...wanted.filter((right) => right !== 'team:manage')]
    const other = member.administersTeamId === team ? null : member.administersTeamId
    const administersTeamId = wanted.includes('team:manage') ? team : other
    await transaction.update(accounts).set({ rights, administersTeamId }).where(eq(accounts.id, member.id))
    await countChange(transaction, [team])
    const details = {
      team: teamId(team),
      given: wanted.filter((right) => !present.includes(right)).join(', '),
      withdrawn: present.filter((right) => !wanted.includes(right)).join(', '),
    }
    const entry = { actor: self.id, action: 'rights_changed' as const, subject: member.id, details }
    await appendAudit(transaction, { ...entry, happenedAt: now() })
    return { kind: 'done' }
  })
}

/**
 * Suspends a member, whose tokens are refused from then on, or lifts the suspension. Members cannot suspend themselves,
 * so that an administrator remains (P-593).
 */
export function suspendMember(
  { db, now }: Pick<ChangeDeps, 'db' | 'now'>,
  self: Account,
  { member: id, suspended }: { readonly member: string; readonly suspended: boolean },
): Promise<AdminOutcome> {
  const team = teamOf(self)
  return db.transaction(async (transaction): Promise<AdminOutcome> => {
    const locked = await lockTeam(transaction, team, self.id)
    if (locked === undefined) return { kind: 'stale' }
    const member = locked.memberOf(id)
    if (member === undefined) return invalid('member', 'unknown')
    if (member.id === self.id) return invalid('member', 'own_account')
    if ((member.suspendedAt !== null) === suspended) return { kind: 'done' }
    const happenedAt = now()
    const suspendedAt = suspended ? happenedAt : null
    await transaction.update(accounts).set({ suspendedAt }).where(eq(accounts.id, member.id))
    await appendAudit(transaction, {
      happenedAt,
      actor: self.id,
      action: suspended ? 'member_suspended' : 'member_restored',
      subject: member.id,
      details: { team: teamId(team) },
    })
    return { kind: 'done' }
  })
}

/**
 * Transfers every open case of a member to another who may subscribe for clients, and notifies the new owner (P-594) and the
 * previous one (P-873).
 */
export async function handOverCases(
  deps: ChangeDeps,
  self: Account,
  { member: from, to }: { readonly member: string; readonly to: string },
): Promise<AdminOutcome> {
  const team = teamOf(self)
  const done = await deps.db.transaction(async (transaction) => {
    const locked = await lockTeam(transaction, team, self.id)
    if (locked === undefined) return { kind: 'stale' } as const
    const [receiver, giver] = [locked.memberOf(to), locked.memberOf(from)]
    if (giver === undefined) return invalid('member', 'unknown')
    if (receiver === undefined) return invalid('to', 'unknown')
    const mayReceive = receiver.suspendedAt === null && rightsOf(receiver).includes('subscriptions:create')
    if (!mayReceive || receiver.id === giver.id) return invalid('to', 'may_not')
    const moved = await transaction
      .update(subscriptionCases)
      .set({ accountId: receiver.id })
      .where(and(openCasesOf(team), eq(subscriptionCases.accountId, giver.id)))
      .returning({ id: subscriptionCases.id })
    if (moved.length === 0) return { kind: 'done' } as const
    const details = { team: teamId(team), to: receiver.id, cases: String(moved.length) }
    const entry = { actor: self.id, action: 'cases_handed_over' as const, subject: giver.id, details }
    await appendAudit(transaction, { ...entry, happenedAt: deps.now() })
    return { kind: 'moved', receiver, giver, count: moved.length } as const
  })
  if (done.kind !== 'moved') return done
  deps.background.run('mail hand-over', () => mailHandOver(deps, done))
  deps.background.run('mail cases handed over', () => mailHandedOver(deps, done))
  return { kind: 'done' }
}
