import { asc, eq } from 'drizzle-orm'
import type { SubscriptionCase } from '../../src/contract/product-api/subscription-case.schema.ts'
import type { Db } from '../database/open-database.ts'
import { caseMessages } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'

/** Messages that one case shows. */
const mostMessages = 200

/** Lists the messages of a case, oldest first. */
export async function messagesOf(db: Db, caseId: number): Promise<SubscriptionCase['messages']> {
  const rows = await db
    .select()
    .from(caseMessages)
    .where(eq(caseMessages.caseId, caseId))
    .orderBy(asc(caseMessages.id))
    .limit(mostMessages)
  return rows.map(({ author, id, text, writtenAt }) => {
    return { id: `cme-${id}`, author, text, at: writtenAt.toISOString() }
  })
}

type Message = { readonly caseId: number; readonly author: 'advisor' | 'staff'; readonly text: string }

/** Adds a message to a case; its content and version stay as they are. */
export async function writeMessage(
  { db, now }: Pick<SandboxDeps, 'db' | 'now'>,
  message: Message,
): Promise<void> {
  await db.insert(caseMessages).values({ ...message, writtenAt: now() })
}
