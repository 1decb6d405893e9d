import { eq, inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import { type StaffRight, staffRightSchema } from '../../../src/contract/product-api/desk-rights.schema.ts'
import type { StaffCaller } from '../../content/users/staff-directory.ts'
import type { Db } from '../../database/open-database.ts'
import { staffRights } from '../../database/schema/index.ts'
import { refuse } from '../../http/problem.ts'

/** Every right: what a member of staff has before anybody has changed it. */
export const allRights: readonly StaffRight[] = staffRightSchema.options

/** Reads what a member of staff may do (P-783). */
export async function heldRights(db: Db, { id }: Pick<StaffCaller, 'id'>): Promise<readonly StaffRight[]> {
  const [row] = await db
    .select({ rights: staffRights.rights })
    .from(staffRights)
    .where(eq(staffRights.memberId, id))
    .limit(1)
  return row?.rights ?? allRights
}

/** Tells whether one of several members may change rights. */
export async function mayAnyManage(db: Db, ids: readonly string[]): Promise<boolean> {
  const known = inArray(staffRights.memberId, [...ids])
  const rows = ids.length === 0 ? [] : await db.select().from(staffRights).where(known)
  return ids.some((id) =>
    (rows.find(({ memberId }) => memberId === id)?.rights ?? allRights).includes('manage'),
  )
}

/** Aborts the call with 403 unless the member of staff has one of the rights. */
export async function requireStaffRight(
  context: Context,
  { db }: { readonly db: Db },
  staff: StaffCaller,
  rights: readonly StaffRight[],
): Promise<void> {
  const held = await heldRights(db, staff)
  if (!rights.some((right) => held.includes(right))) refuse(context, 'forbidden')
}
