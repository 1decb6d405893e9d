import { and, asc, count, desc, eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { QuestionQuery } from '../../../src/contract/product-api/question.schema.ts'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  documents,
  funds,
  questionAttachments,
  questionMessages,
  questions,
} from '../../database/schema/index.ts'

/** Question with its subject and author. */
export type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number]

/** A message with its attachment, without the file. */
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

const { email, firstName, id: accountId, lastName, locale, preferredLocale } = accounts

function selectQuestions(db: Db, where: SQL | undefined) {
  return db
    .select({
      question: questions,
      fund: funds,
      document: documents,
      author: { id: accountId, firstName, lastName, email, locale, preferredLocale },
    })
    .from(questions)
    .innerJoin(accounts, eq(accounts.id, questions.accountId))
    .leftJoin(funds, eq(funds.id, questions.fundId))
    .leftJoin(documents, eq(documents.id, questions.documentId))
    .where(where)
    .$dynamic()
}

/** Scope of the questions to read: one account's, or everybody's for staff. */
export type QuestionReader = { readonly accountId: string } | 'staff'

const isOf = (reader: QuestionReader): SQL | undefined =>
  reader === 'staff' ? undefined : eq(questions.accountId, reader.accountId)

/** Finds a page of questions, latest message first; for staff, open questions by longest wait first. */
export async function findQuestions(
  db: Db,
  reader: QuestionReader,
  { page, pageSize, state }: QuestionQuery,
): Promise<{ readonly rows: readonly QuestionRow[]; readonly total: number }> {
  const where = and(isOf(reader), state && eq(questions.state, state))
  const [counted] = await db.select({ total: count() }).from(questions).where(where)
  const isQueue = reader === 'staff' && state === 'open'
  const order = isQueue
    ? [asc(questions.lastAt), asc(questions.id)]
    : [desc(questions.lastAt), desc(questions.id)]
  const rows = await selectQuestions(db, where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: counted?.total ?? 0 }
}

/** Returns the number in an id of the wire; zero, which nothing has, for any other text. */
const numberOf = (id: string, prefix: 'qst' | 'qat'): number =>
  Number(new RegExp(`^${prefix}-([1-9]\\d{0,8})$`).exec(id)?.[1] ?? 0)

/** Finds a question that the reader may see; undefined for any other, whether or not it exists. */
export async function findQuestion(
  db: Db,
  reader: QuestionReader,
  id: string,
): Promise<QuestionRow | undefined> {
  const where = and(isOf(reader), eq(questions.id, numberOf(id, 'qst')))
  const [found] = await selectQuestions(db, where).limit(1)
  return found
}

/** Finds the messages of a question, oldest first, without the files. */
export function findMessages(db: Db, questionId: number) {
  const { bytes, id, name, type } = questionAttachments
  return db
    .select({ message: questionMessages, attachment: { id, name, type, bytes } })
    .from(questionMessages)
    .leftJoin(questionAttachments, eq(questionAttachments.messageId, questionMessages.id))
    .where(eq(questionMessages.questionId, questionId))
    .orderBy(asc(questionMessages.id))
}

/** Finds the file of an attachment that the reader may see. */
export async function findAttachment(db: Db, reader: QuestionReader, id: string) {
  const [found] = await db
    .select({ file: questionAttachments })
    .from(questionAttachments)
    .innerJoin(questionMessages, eq(questionMessages.id, questionAttachments.messageId))
    .innerJoin(questions, eq(questions.id, questionMessages.questionId))
    .where(and(isOf(reader), eq(questionAttachments.id, numberOf(id, 'qat'))))
    .limit(1)
  return found?.file
}

const isUnread = or(isNull(questions.readAt), lt(questions.readAt, questions.lastAt))

/** Records that the author of a question has read its thread, as far as it went when it was read. */
export async function noteRead(db: Db, { question: { id, lastAt } }: QuestionRow): Promise<void> {
  await db
    .update(questions)
    .set({ readAt: lastAt })
    .where(and(eq(questions.id, id), isUnread))
}

/** Limit of unread answers in a response. */
const mostUnread = 5

/** Finds the questions of an account whose answer its author has not read, the latest answer first (P-616). */
export async function findUnreadAnswers(db: Db, accountId: string) {
  return db
    .select({ question: questions, fund: { id: funds.id, name: funds.name } })
    .from(questions)
    .leftJoin(funds, eq(funds.id, questions.fundId))
    .where(and(eq(questions.accountId, accountId), eq(questions.state, 'answered'), isUnread))
    .orderBy(desc(questions.lastAt), desc(questions.id))
    .limit(mostUnread)
}
