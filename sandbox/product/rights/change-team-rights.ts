import { and, eq } from 'drizzle-orm'
import type {
  AgreementBody,
  MemberRightsByStaff,
} from '../../../src/contract/product-api/desk-rights.schema.ts'
import type { Right } from '../../../src/contract/product-api/user.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { StaffCaller } from '../../content/users/staff-directory.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, fundShares, funds, teamFunds } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { teamId } from '../../partner-space/team-scope.ts'
import { administratorsOf, membersOf } from '../../team-admin/team-members.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { rightsOf } from '../users/caller.ts'
import { mailAgreement, mailMemberRights } from './rights-mails.ts'
import { claimVersion } from './team-version.ts'

type Deps = Pick<SandboxDeps, 'background' | 'db' | 'env' | 'log' | 'mailbox' | 'now'>

/** Result of a change. `stale`: somebody else changed the team's rights after the page was shown. */
export type TeamChange =
  | { readonly kind: 'done' | 'stale' }
  | { readonly kind: 'invalid'; readonly path: string; readonly code: string }

const invalid = (path: string, code: string): TeamChange => ({ kind: 'invalid', path, code })

type Fund = { readonly id: number; readonly name: string }

async function fundOf(db: Db, wire: string): Promise<Fund | undefined> {
  const number = Number(/^fnd-([1-9]\d{0,8})$/.exec(wire)?.[1] ?? 0)
  const [fund] = await db.select({ id: funds.id, name: funds.name }).from(funds).where(eq(funds.id, number))
  return fund
}

async function areShares(db: Db, { id }: Fund, shares: readonly string[] | null): Promise<boolean> {
  if (shares === null) return true
  const rows = await db.select({ id: fundShares.id }).from(fundShares).where(eq(fundShares.fundId, id))
  return shares.every((share) => rows.some((row) => row.id === share))
}

const valuesOf = ({ audiences, shares, since, subscriptions, until }: AgreementBody) => ({
  agreementSince: since,
  agreementUntil: until,
  shareIds: shares === null ? null : [...new Set(shares)],
  audiences: [...new Set(audiences)],
  subscriptions,
})

const detailsOf = ({ audiences, reason, shares, since, subscriptions, until }: AgreementBody) => ({
  ...{ since, until: until ?? '', shares: shares?.join(', ') ?? 'all', reason },
  ...{ subscriptions: String(subscriptions), audiences: audiences.join(', ') },
})

/**
 * Gives a team these terms about a fund from now on (P-780, P-782): effective at once, recorded with its reason, and
 * told to those who administer the team.
 */
export async function changeAgreement(
  deps: Deps,
  staff: StaffCaller,
  {
    body,
    team,
  }: { readonly team: { readonly id: number; readonly name: string }; readonly body: AgreementBody },
): Promise<TeamChange> {
  const fund = await fundOf(deps.db, body.fund)
  if (fund === undefined) return invalid('fund', 'unknown')
  if (body.until !== null && body.until < body.since) return invalid('until', 'before_start')
  if (!(await areShares(deps.db, fund, body.shares))) return invalid('shares', 'unknown')
  const isDone = await deps.db.transaction(async (transaction) => {
    if (!(await claimVersion(transaction, team.id, body.version))) return false
    const set = valuesOf(body)
    const target = [teamFunds.teamId, teamFunds.fundId]
    await transaction
      .insert(teamFunds)
      .values({ teamId: team.id, fundId: fund.id, ...set })
      .onConflictDoUpdate({ target, set })
    await appendAudit(transaction, {
      ...{ happenedAt: deps.now(), actor: staff.actor, action: 'agreement_changed' as const },
      subject: `fnd-${fund.id}`,
      details: { team: teamId(team.id), ...detailsOf(body) },
    })
    return true
  })
  if (!isDone) return { kind: 'stale' }
  deps.background.run('mail agreement', () => mailAgreement(deps, { team, fund: fund.name, body }))
  return { kind: 'done' }
}

const lacks = (rights: readonly Right[], others: readonly Right[]) =>
  rights.filter((right) => !others.includes(right))

/** Reports whether the team would be left without anybody who administers it, having had somebody. */
async function losesAdministrator(db: Db, team: number, member: Account): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(administratorsOf(team)).for('update')
  return rows.length > 0 && rows.every(({ id }) => id === member.id)
}

type Changed = {
  readonly member: Account
  readonly given: readonly Right[]
  readonly withdrawn: readonly Right[]
}

async function writeMember(db: Db, team: number, { given, member, withdrawn }: Changed): Promise<void> {
  const kept = member.rights.filter((right) => !withdrawn.some((one) => one === right))
  const rights = [...kept, ...given.filter((right) => right !== 'team:manage')]
  const left = withdrawn.includes('team:manage') ? null : member.administersTeamId
  const administersTeamId = given.includes('team:manage') ? team : left
  await db.update(accounts).set({ rights, administersTeamId }).where(eq(accounts.id, member.id))
}

/** Gives a member of a partner team exactly the rights that are named, and tells them (P-781). */
export async function changeMemberByStaff(
  deps: Deps,
  staff: StaffCaller,
  { body, team }: { readonly team: number; readonly body: MemberRightsByStaff },
): Promise<TeamChange> {
  const outcome = await deps.db.transaction(async (transaction) => {
    const [member] = await transaction
      .select()
      .from(accounts)
      .where(and(membersOf(team), eq(accounts.id, body.member)))
      .for('update')
    if (member === undefined) return invalid('member', 'unknown')
    const present = rightsOf(member)
    const given = lacks([...new Set(body.rights)], present)
    const withdrawn = lacks(present, body.rights)
    if (withdrawn.includes('team:manage') && (await losesAdministrator(transaction, team, member)))
      return invalid('rights', 'last_administrator')
    if (!(await claimVersion(transaction, team, body.version))) return { kind: 'stale' } as const
    await writeMember(transaction, team, { member, given, withdrawn })
    await appendAudit(transaction, {
      ...{
        happenedAt: deps.now(),
        actor: staff.actor,
        action: 'rights_changed' as const,
        subject: member.id,
      },
      details: {
        ...{ team: teamId(team), reason: body.reason },
        ...{ given: given.join(', '), withdrawn: withdrawn.join(', ') },
      },
    })
    return { kind: 'changed', member, given, withdrawn } as const
  })
  if (outcome.kind !== 'changed') return outcome
  deps.background.run('mail rights', () => mailMemberRights(deps, { ...outcome, reason: body.reason }))
  return { kind: 'done' }
}
