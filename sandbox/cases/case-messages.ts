import { desc, eq } from 'drizzle-orm'
import type { SubscriptionCase } from '../../src/contract/product-api/subscription-case.schema.ts'
import type { Db } from '../database/open-database.ts'
import { caseMessages, subscriptionCases } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'

/** Id of a message on the wire. */
const messageId = (id: number): string => `cme-${id}`

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
    return { id: messageId(id), author, text, at: writtenAt.toISOString() }
  })
}

type Message = { readonly caseId: number; readonly author: 'advisor' | 'staff'; readonly text: string }

/** What became of a message: one that is sent twice is written once, one after an unread message is not (P-871). */
type WritingOutcome = 'written' | 'repeated' | 'stale'

const minuteMs = 60_000

async function latestOf(db: Db, caseId: number) {
  const [latest] = await db
    .select()
    .from(caseMessages)
    .where(eq(caseMessages.caseId, caseId))
    .orderBy(desc(caseMessages.id))
    .limit(1)
  return latest
}

type Latest = Awaited<ReturnType<typeof latestOf>>

/** Tells whether the latest message of a case is this one, written within the last minute: a form that was sent twice. */
function isRepeated(latest: Latest, { author, text }: Message, at: Date): boolean {
  if (latest === undefined || latest.author !== author || latest.text !== text) return false
  return at.getTime() - latest.writtenAt.getTime() < minuteMs
}

/**
 * Adds a message to a case, whose content and version stay unchanged. `after` is the latest message that its writer has
 * read, null for none; undefined where that does not matter.
 */
export async function writeMessage(
  { db, now }: Pick<SandboxDeps, 'db' | 'now'>,
  message: Message,
  after?: string | null,
): Promise<WritingOutcome> {
  const writtenAt = now()
  return db.transaction(async (transaction) => {
    const ofCase = eq(subscriptionCases.id, message.caseId)
    await transaction.select({ id: subscriptionCases.id }).from(subscriptionCases).where(ofCase).for('update')
    const latest = await latestOf(transaction, message.caseId)
    if (isRepeated(latest, message, writtenAt)) return 'repeated'
    if (after !== undefined && after !== (latest === undefined ? null : messageId(latest.id))) return 'stale'
    await transaction.insert(caseMessages).values({ ...message, writtenAt })
    return 'written'
  })
}
