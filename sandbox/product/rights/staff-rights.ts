import { asc, eq } from 'drizzle-orm'
import type { StaffRight, StaffRights } from '../../../src/contract/product-api/desk-rights.schema.ts'
import type { StaffCaller } from '../../content/users/staff-directory.ts'
import { listStaff } from '../../content/users/staff-members.ts'
import type { Db } from '../../database/open-database.ts'
import { staffRights, staffRightsChanges } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { allRights } from './held-rights.ts'

/** A member of staff, with a version that each change of their rights raises; 0 before the first. */
export type StaffMember = {
  readonly id: string
  readonly actor: string
  readonly name: string
  readonly rights: readonly StaffRight[]
  readonly version: number
}

type ListDeps = { readonly db: Db; readonly env: Pick<SandboxDeps['env'], 'staffContentUrl'> }

/**
 * Lists the members of staff by name. A content backend of its own is not asked for its users: of it, those are known
 * whose rights were changed, and who asks.
 */
export async function listMembers({ db, env }: ListDeps, self: StaffCaller): Promise<StaffMember[]> {
  const stored = await db.select().from(staffRights).orderBy(asc(staffRights.memberId))
  const own =
    env.staffContentUrl === undefined
      ? (await listStaff(db)).map(({ email, id, username }) => ({
          ...{ id: String(id), actor: email, name: username },
        }))
      : [self, ...stored.map(({ actor, memberId, name }) => ({ id: memberId, actor, name }))]
  const members = new Map(own.map((one) => [one.id, one]))
  return [...members.values()]
    .map(({ actor, id, name }) => {
      const row = stored.find(({ memberId }) => memberId === id)
      return { id, actor, name, rights: row?.rights ?? allRights, version: row?.version ?? 0 }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
}

/** Rights that one list has beyond another, in the order of the contract. */
export const beyond = (rights: readonly StaffRight[], others: readonly StaffRight[]): StaffRight[] =>
  allRights.filter((right) => rights.includes(right) && !others.includes(right))

/** Describes the rights of staff, and the changes that wait for a second person (P-783, P-784). */
export async function describeStaffRights(deps: ListDeps, self: StaffCaller): Promise<StaffRights> {
  const members = await listMembers(deps, self)
  const waiting = await deps.db
    .select()
    .from(staffRightsChanges)
    .where(eq(staffRightsChanges.status, 'submitted'))
  return {
    members: members.map(({ actor, id, name, rights, version }) => {
      const change = waiting.find(({ memberId }) => memberId === id)
      return {
        ...{ id, name, email: actor, rights: [...rights], version, is_self: id === self.id },
        waiting:
          change === undefined
            ? null
            : {
                id: `rgt-${change.id}`,
                given: beyond(change.rights, rights),
                withdrawn: beyond(rights, change.rights),
                reason: change.reason,
                entered_by: change.enteredByName,
                entered_at: change.enteredAt.toISOString(),
                is_own: change.enteredBy === self.id,
              },
      }
    }),
  }
}
