import { and, eq, inArray } from 'drizzle-orm'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { personName } from '../../src/lib/person-name.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { mandates, questionMessages, questions } from '../database/schema/index.ts'
import { earlierOf } from '../seed/plain-dates.ts'

/** Replaces the name of an erased person in what remains of others. */
const erasedName = '—'

/** Returns the last day of each mandate that a person holds or has held (`YYYY-MM-DD`); null of one without end. */
export async function mandateEndsOf(db: Db, accountId: string): Promise<(string | null)[]> {
  const { endedAt, until } = mandates
  const rows = await db.select({ endedAt, until }).from(mandates).where(eq(mandates.accountId, accountId))
  return rows.map((row) => {
    const ended = row.endedAt === null ? null : plainDateAt(row.endedAt)
    return ended === null || row.until === null ? (ended ?? row.until) : earlierOf(ended, row.until)
  })
}

/**
 * Removes the name of a person from the messages that they wrote for others by a mandate: the messages are the holders'.
 * Called before the mandates are erased, which name the holders.
 */
export async function eraseWriter(db: Db, { firstName, id, lastName }: Account): Promise<void> {
  const holders = db.select({ id: mandates.holderId }).from(mandates).where(eq(mandates.accountId, id))
  const asked = db.select({ id: questions.id }).from(questions).where(inArray(questions.accountId, holders))
  const isTheirs = eq(questionMessages.personName, personName(firstName, lastName))
  await db
    .update(questionMessages)
    .set({ personName: erasedName })
    .where(and(isTheirs, inArray(questionMessages.questionId, asked)))
}
