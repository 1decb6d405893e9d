import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { type Account, accountName } from '../../accounts/accounts.ts'
import { byBytes } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, mandates, questionMessages } from '../../database/schema/index.ts'
import { isInForce } from '../mandates/mandate-rows.ts'
import { isApproved } from '../users/caller.ts'
import type { QuestionRow } from './question-rows.ts'

/** Names under which persons wrote in the name of a question's author. */
async function namesOfWriters(db: Db, questionId: number): Promise<string[]> {
  const written = await db
    .selectDistinct({ name: questionMessages.personName })
    .from(questionMessages)
    .where(and(eq(questionMessages.questionId, questionId), isNotNull(questionMessages.personName)))
  return written.flatMap(({ name }) => name ?? [])
}

/**
 * Finds who wrote in a question in the name of its author and may still read it, on a day: by a mandate in force that
 * covers figures, as reading a question does. A message keeps its writer's name alone, so among the persons who act for
 * the author it is the name that tells.
 */
export async function findActingWriters(
  db: Db,
  { question: { accountId, id } }: QuestionRow,
  today: string,
): Promise<readonly Account[]> {
  const names = await namesOfWriters(db, id)
  if (names.length === 0) return []
  const mayRead = and(eq(mandates.holderId, accountId), isInForce(today), ne(mandates.scope, 'documents'))
  const acting = db.select({ id: mandates.accountId }).from(mandates).where(mayRead)
  const people = await db
    .select()
    .from(accounts)
    .where(and(inArray(accounts.id, acting), inArray(accountName, names), isNull(accounts.suspendedAt)))
    .orderBy(byBytes(accounts.id))
  return people.filter((person) => person.emailConfirmed && isApproved(person))
}
