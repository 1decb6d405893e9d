import { desc, eq } from 'drizzle-orm'
import type { SubscriptionCase } from '../../src/contract/product-api/subscription-case.schema.ts'
import type { Db } from '../database/open-database.ts'
import { caseMessages, subscriptionCases } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'

/** Messages that one case shows. */
const mostMessages = 200

/** Lists the latest messages of a case, oldest first. */
export async function messagesOf(db: Db, caseId: number): Promise<SubscriptionCase['messages']> {
  const rows = await db
    .select()
    .from(caseMessages)
    .where(eq(caseMessages.caseId, caseId))
    .orderBy(desc(caseMessages.id))
    .limit(mostMessages)
  return rows.toReversed().map(({ author, id, text, writtenAt }) => {
    return { id: `cme-${id}`, author, text, at: writtenAt.toISOString() }
  })
}

type Message = { readonly caseId: number; readonly author: 'advisor' | 'staff'; readonly text: string }

const minuteMs = 60_000

/** Tells whether the latest message of a case is this one, written within the last minute: a form that was sent twice. */
async function isRepeated(db: Db, { author, caseId, text }: Message, at: Date): Promise<boolean> {
  const [latest] = await db
    .select()
    .from(caseMessages)
    .where(eq(caseMessages.caseId, caseId))
    .orderBy(desc(caseMessages.id))
    .limit(1)
  if (latest === undefined || latest.author !== author || latest.text !== text) return false
  return at.getTime() - latest.writtenAt.getTime() < minuteMs
}

/**
 * Adds a message to a case, whose content and version stay unchanged. Returns whether it is new: a repeated message is
 * written once.
 */
export async function writeMessage(
  { db, now }: Pick<SandboxDeps, 'db' | 'now'>,
  message: Message,
): Promise<boolean> {
  const writtenAt = now()
  return db.transaction(async (transaction) => {
    const ofCase = eq(subscriptionCases.id, message.caseId)
    await transaction.select({ id: subscriptionCases.id }).from(subscriptionCases).where(ofCase).for('update')
    if (await isRepeated(transaction, message, writtenAt)) return false
    await transaction.insert(caseMessages).values({ ...message, writtenAt })
    return true
  })
}
