import type { StaffCaller } from '../../content/users/staff-directory.ts'
import type { Db } from '../../database/open-database.ts'
import { publications } from '../../database/schema/index.ts'
import { appendAudit } from '../audit/append-audit.ts'

/** A checked entry of staff, with the details of its line in the audit log. */
export type NewEntry = Pick<typeof publications.$inferInsert, 'entry' | 'kind' | 'shareId'> & {
  /** Id of the fund, as in the contract. */
  readonly fund: string
  readonly at: Date
  readonly details: Readonly<Record<string, string>>
}

/** Returns the number in a fund's id. */
export const fundNumberOf = (fund: string): number => Number(fund.replace(/^\D+/, ''))

/** Stores an entry that awaits approval, with its line in the audit log, and returns its number. */
export async function insertEntry(
  db: Db,
  staff: StaffCaller,
  { at, details, fund, ...checked }: NewEntry,
): Promise<number> {
  const [made] = await db
    .insert(publications)
    .values({
      ...{ ...checked, fundId: fundNumberOf(fund), status: 'submitted' },
      ...{ enteredBy: staff.id, enteredByName: staff.name, enteredAt: at },
    })
    .returning({ id: publications.id })
  if (made === undefined) throw new Error('An entry that was just made is not there')
  await appendAudit(db, {
    happenedAt: at,
    actor: staff.actor,
    action: 'publication_entered',
    subject: `pub-${made.id}`,
    details,
  })
  return made.id
}
