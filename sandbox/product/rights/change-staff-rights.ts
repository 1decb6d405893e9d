import { and, eq, sql } from 'drizzle-orm'
import type { PublicationDecision } from '../../../src/contract/product-api/desk-publication.schema.ts'
import type { StaffRight, StaffRightsBody } from '../../../src/contract/product-api/desk-rights.schema.ts'
import type { StaffCaller } from '../../content/users/staff-directory.ts'
import type { Db } from '../../database/open-database.ts'
import { staffRights, staffRightsChanges } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { type DecisionOutcome, refusalOf } from '../desk/decide-publication.ts'
import { allRights } from './held-rights.ts'
import { mailStaffRights, mailWaitingRights } from './rights-mails.ts'
import { beyond, listMembers, type StaffMember } from './staff-rights.ts'

type Deps = Pick<SandboxDeps, 'background' | 'db' | 'env' | 'log' | 'mailbox' | 'now'>

/** Result of a change. `waiting`: it gives rights, so that a second person decides; `stale`: another was first. */
export type StaffChange =
  | { readonly kind: 'done' | 'waiting' | 'stale' }
  | { readonly kind: 'invalid'; readonly path: string; readonly code: string }

const invalid = (path: string, code: string): StaffChange => ({ kind: 'invalid', path, code })

/** Advisory lock of the rights of staff: changes are made one after the other, so that an administrator remains. */
const rightsLock = 703_114_242

const lock = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(${rightsLock})`)

function leavesAdministrator(members: readonly StaffMember[], id: string, rights: readonly StaffRight[]) {
  return rights.includes('manage') || members.some((one) => one.id !== id && one.rights.includes('manage'))
}

/** Keeps a member's rights, a first time with the address by which they are known. */
async function keepRights(db: Db, { actor, id, name }: StaffMember, rights: readonly StaffRight[]) {
  const version = sql`${staffRights.version} + 1`
  await db
    .insert(staffRights)
    .values({ memberId: id, actor, name, rights })
    .onConflictDoUpdate({ target: staffRights.memberId, set: { rights, name, version } })
}

const namesOf = ({ rights: present }: StaffMember, rights: readonly StaffRight[]) => ({
  given: beyond(rights, present).join(', '),
  withdrawn: beyond(present, rights).join(', '),
})

const changeOf = ({ rights: present }: StaffMember, rights: readonly StaffRight[]) => ({
  given: beyond(rights, present),
  withdrawn: beyond(present, rights),
})

/** Tells whether a change of a member waits; the lock of the rights is held until its result is written. */
async function waitsAlready(db: Db, { id }: StaffMember): Promise<boolean> {
  const isWaiting = and(eq(staffRightsChanges.memberId, id), eq(staffRightsChanges.status, 'submitted'))
  const rows = await db
    .select({ id: staffRightsChanges.id })
    .from(staffRightsChanges)
    .where(isWaiting)
    .limit(1)
  return rows.length > 0
}

async function enter(
  db: Db,
  staff: StaffCaller,
  {
    at,
    member,
    reason,
    rights,
  }: {
    readonly member: StaffMember
    readonly rights: readonly StaffRight[]
    readonly reason: string
    readonly at: Date
  },
): Promise<'done' | 'waiting' | 'taken'> {
  const isWider = beyond(rights, member.rights).length > 0
  const entry = { happenedAt: at, actor: staff.actor, subject: member.actor }
  const details = { ...namesOf(member, rights), reason }
  if (!isWider) {
    await keepRights(db, member, rights)
    await appendAudit(db, { ...entry, action: 'staff_rights_narrowed', details })
    return 'done'
  }
  // Asked before anything is written: a refused change leaves the version, so that it is refused for the same again.
  if (await waitsAlready(db, member)) return 'taken'
  // The change refers to the member's row, whose version makes pages shown before stale.
  await keepRights(db, member, member.rights)
  await db.insert(staffRightsChanges).values({
    ...{ memberId: member.id, rights, reason, status: 'submitted' as const },
    ...{ enteredBy: staff.id, enteredByName: staff.name, enteredAt: at },
  })
  await appendAudit(db, { ...entry, action: 'staff_rights_entered', details })
  return 'waiting'
}

/**
 * Gives a member of staff exactly the rights that are named (P-783): at once where none is added, else once a second
 * person has approved it (P-784). Nobody changes their own rights, and one who may change rights remains.
 */
export async function changeStaffRights(
  deps: Deps,
  staff: StaffCaller,
  { member: id, reason, version, ...asked }: StaffRightsBody,
): Promise<StaffChange> {
  if (id === staff.id) return invalid('member', 'own')
  const rights = allRights.filter((right) => asked.rights.includes(right))
  const done = await deps.db.transaction(async (transaction) => {
    await lock(transaction)
    const members = await listMembers({ db: transaction, env: deps.env }, staff)
    const member = members.find((one) => one.id === id)
    if (member === undefined) return invalid('member', 'unknown')
    if (member.version !== version) return { kind: 'stale' } as const
    if (!leavesAdministrator(members, id, rights)) return invalid('rights', 'last_administrator')
    const { given, withdrawn } = changeOf(member, rights)
    if (given.length + withdrawn.length === 0) return { kind: 'same' } as const
    const kind = await enter(transaction, staff, { at: deps.now(), member, reason, rights })
    const change = { given, withdrawn, reason }
    return kind === 'taken' ? invalid('member', 'waiting') : ({ kind, member, members, change } as const)
  })
  if (done.kind === 'same') return { kind: 'done' }
  if (!('member' in done)) return done
  if (done.kind === 'done') tell(deps, done.member, done.change)
  else ask(deps, staff, done)
  return { kind: done.kind }
}

type Told = Omit<Parameters<typeof mailStaffRights>[1], 'member'>

function tell(deps: Deps, member: StaffMember, changed: Told): void {
  deps.background.run('mail rights of staff', () => mailStaffRights(deps, { member, ...changed }))
}

type Entered = {
  readonly member: StaffMember
  readonly members: readonly StaffMember[]
  readonly change: Told
}

/** Asks those for approval who may decide: neither the author nor the member concerned (P-787). */
function ask(deps: Deps, author: StaffCaller, { change, member, members }: Entered): void {
  const isOther = ({ id }: StaffMember) => id !== author.id && id !== member.id
  const approvers = members.filter((one) => isOther(one) && one.rights.includes('approve'))
  deps.background.run('mail approvers of rights', () =>
    mailWaitingRights(deps, { ...change, approvers, author: author.name, name: member.name }),
  )
}

const numberOf = (id: string): number => Number(/^rgt-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)

async function settle(
  db: Db,
  {
    at,
    id,
    staff,
    status,
  }: {
    readonly id: number
    readonly status: PublicationDecision['decision']
    readonly staff: StaffCaller
    readonly at: Date
  },
): Promise<boolean> {
  const isWaiting = and(eq(staffRightsChanges.id, id), eq(staffRightsChanges.status, 'submitted'))
  const settled = await db
    .update(staffRightsChanges)
    .set({ status, decidedBy: staff.id, decidedAt: at })
    .where(isWaiting)
    .returning({ id: staffRightsChanges.id })
  return settled.length === 1
}

/** Result of a decision, as of a publication; `last`: approved, nobody could change rights any more. */
export type RightsDecision = DecisionOutcome | 'last'

/**
 * Approves or refuses a change that another entered, or withdraws an own one (P-784), by the rules of publications. The
 * member whom it concerns does not approve it either.
 */
export async function decideStaffRights(
  deps: Deps,
  staff: StaffCaller,
  { id, ...decision }: PublicationDecision & { readonly id: string },
): Promise<RightsDecision> {
  const done = await deps.db.transaction(async (transaction) => {
    await lock(transaction)
    const isIt = eq(staffRightsChanges.id, numberOf(id))
    const [change] = await transaction.select().from(staffRightsChanges).where(isIt).limit(1)
    const members = await listMembers({ db: transaction, env: deps.env }, staff)
    const member = members.find((one) => one.id === change?.memberId)
    if (change === undefined || member === undefined) return 'not_found'
    const refused = refusalOf(change, staff, decision)
    if (refused !== undefined) return refused
    if (member.id === staff.id) return 'own'
    const isApproved = decision.decision === 'approved'
    if (isApproved && !leavesAdministrator(members, member.id, change.rights)) return 'last'
    const at = deps.now()
    if (!(await settle(transaction, { id: change.id, status: decision.decision, staff, at }))) return 'late'
    if (isApproved) await keepRights(transaction, member, change.rights)
    await appendAudit(transaction, {
      ...{ happenedAt: at, actor: staff.actor, subject: member.actor },
      action: `staff_rights_${decision.decision}`,
      details: { ...namesOf(member, change.rights), reason: decision.reason ?? change.reason },
    })
    return isApproved ? { member, change } : 'done'
  })
  if (typeof done === 'string') return done
  const { change, member } = done
  tell(deps, member, { ...changeOf(member, change.rights), reason: change.reason })
  return 'done'
}
