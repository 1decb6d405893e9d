import { desc, eq } from 'drizzle-orm'
import { largestAttachmentBytes } from '../../../src/contract/product-api/form-limits.ts'
import type {
  AttachmentBody,
  QuestionBody,
  QuestionState,
  StaffAnswerBody,
  StaffClosingBody,
} from '../../../src/contract/product-api/question.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { StaffCaller } from '../../content/users/staff-directory.ts'
import type { Db } from '../../database/open-database.ts'
import { documents, questionAttachments, questionMessages, questions } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { documentNumberOf, mayRead } from '../documents/document-views.ts'
import { fundsOf, readerOf } from '../users/fund-access.ts'
import { attachmentTypeOf } from './attachment-type.ts'
import type { QuestionRow } from './question-rows.ts'
import { messageId } from './question-views.ts'

type ChangeDeps = Pick<SandboxDeps, 'db' | 'now'>

/** Result of a change: the question as it is now, or the member of the body that is not acceptable. */
export type ChangeOutcome =
  | { readonly kind: 'done'; readonly id: number; readonly state: QuestionState; readonly isNew: boolean }
  | { readonly kind: 'invalid'; readonly path: string; readonly code: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'stale' }

type File = Omit<typeof questionAttachments.$inferInsert, 'id' | 'messageId'>
type CheckedFile = { readonly file: File | null } | Extract<ChangeOutcome, { kind: 'invalid' }>

function checkFile(attachment: AttachmentBody | null | undefined): CheckedFile {
  if (!attachment) return { file: null }
  const file = Buffer.from(attachment.content, 'base64')
  if (file.byteLength > largestAttachmentBytes)
    return { kind: 'invalid', path: 'attachment', code: 'too_large' }
  const type = attachmentTypeOf(file)
  if (type === undefined) return { kind: 'invalid', path: 'attachment', code: 'type' }
  const { content, name } = attachment
  return { file: { name, type, bytes: file.byteLength, content } }
}

type Subject = { readonly fundId: number | null; readonly documentId: number | null }

/** Returns the subject of a question; undefined unless the account holds the fund or may read the document. */
async function subjectOf(db: Db, account: Account, body: QuestionBody): Promise<Subject | undefined> {
  const held = await fundsOf(db, account)
  if (body.document) {
    const documentId = documentNumberOf(body.document)
    const [row] = await db.select().from(documents).where(eq(documents.id, documentId)).limit(1)
    const isReadable = row !== undefined && mayRead(row, await readerOf(db, account))
    return isReadable && held.includes(row.fundId) ? { fundId: row.fundId, documentId } : undefined
  }
  if (!body.fund) return { fundId: null, documentId: null }
  const fundId = Number(body.fund.slice('fnd-'.length))
  return held.includes(fundId) ? { fundId, documentId: null } : undefined
}

type Message = Pick<typeof questionMessages.$inferInsert, 'staffId' | 'staffName' | 'personName' | 'text'> & {
  readonly file: File | null
}

async function addMessage(db: Db, questionId: number, { file, ...message }: Message, sentAt: Date) {
  const [added] = await db
    .insert(questionMessages)
    .values({ ...message, questionId, sentAt })
    .returning({ id: questionMessages.id })
  if (added === undefined) throw new Error('A message that was just added is not there')
  if (file !== null) await db.insert(questionAttachments).values({ ...file, messageId: added.id })
}

/** Who writes in the name of a question's author, by a mandate; null for the author. */
type WrittenBy = { readonly personName: string | null }

/** Asks a question, about a fund that the account holds, a document that it may read, or neither. */
export async function askQuestion(
  { db, now }: ChangeDeps,
  account: Account,
  { personName, ...body }: QuestionBody & WrittenBy,
): Promise<ChangeOutcome> {
  const checked = checkFile(body.attachment)
  if (!('file' in checked)) return checked
  const about = await subjectOf(db, account, body)
  if (about === undefined)
    return { kind: 'invalid', path: body.document ? 'document' : 'fund', code: 'unknown' }
  const at = now()
  return db.transaction(async (transaction): Promise<ChangeOutcome> => {
    const { subject, text } = body
    const [made] = await transaction
      .insert(questions)
      .values({ accountId: account.id, ...about, subject, state: 'open', askedAt: at, lastAt: at })
      .returning({ id: questions.id })
    if (made === undefined) throw new Error('A question that was just asked is not there')
    const by = { staffId: null, staffName: null, personName }
    await addMessage(transaction, made.id, { text, ...by, file: checked.file }, at)
    return { kind: 'done', id: made.id, state: 'open', isNew: true }
  })
}

/** State of a question that no other change can touch until the transaction ends. */
async function lockState(db: Db, id: number): Promise<QuestionState | undefined> {
  const [found] = await db
    .select({ state: questions.state })
    .from(questions)
    .where(eq(questions.id, id))
    .for('update')
  return found?.state
}

async function latestMessage(db: Db, questionId: number) {
  const [latest] = await db
    .select()
    .from(questionMessages)
    .where(eq(questionMessages.questionId, questionId))
    .orderBy(desc(questionMessages.id))
    .limit(1)
  return latest
}

const minuteMs = 60_000

type Reply = StaffAnswerBody & WrittenBy & { readonly staff: StaffCaller | null }
type Latest = Awaited<ReturnType<typeof latestMessage>>

/** Tells whether a message was written after the one that its writer has read last (P-871). */
const isStale = (latest: Latest, after: string | undefined): boolean =>
  after !== undefined && latest !== undefined && messageId(latest.id) !== after

/** Tells whether the same member of staff gave this answer a moment ago: a form that was sent twice. */
const isRepeated = (latest: Latest, { staff, text }: Reply, at: Date): boolean =>
  staff !== null &&
  latest?.staffId === staff.id &&
  latest.text === text &&
  at.getTime() - latest.sentAt.getTime() < minuteMs

/** Adds a message: one by staff answers the question, one by its author reopens it. */
export async function replyTo(
  { db, now }: ChangeDeps,
  { question: { id } }: QuestionRow,
  reply: Reply,
): Promise<ChangeOutcome> {
  const { after, attachment, personName, staff, text } = reply
  const checked = checkFile(attachment)
  if (!('file' in checked)) return checked
  const state = staff === null ? 'open' : 'answered'
  const at = now()
  return db.transaction(async (transaction): Promise<ChangeOutcome> => {
    const before = await lockState(transaction, id)
    if (before === undefined || before === 'closed') return { kind: 'closed' }
    const latest = await latestMessage(transaction, id)
    if (isStale(latest, after))
      return isRepeated(latest, reply, at)
        ? { kind: 'done', id, state: before, isNew: false }
        : { kind: 'stale' }
    await transaction.update(questions).set({ state, lastAt: at }).where(eq(questions.id, id))
    const by = { staffId: staff?.id ?? null, staffName: staff?.name ?? null, personName }
    await addMessage(transaction, id, { text, ...by, file: checked.file }, at)
    return { kind: 'done', id, state, isNew: true }
  })
}

/** Closes a question; repeated, it changes nothing. */
export async function closeQuestion(
  { db }: ChangeDeps,
  { question: { id } }: QuestionRow,
  { after }: StaffClosingBody = {},
): Promise<ChangeOutcome> {
  return db.transaction(async (transaction): Promise<ChangeOutcome> => {
    const before = await lockState(transaction, id)
    if (before !== 'closed' && isStale(await latestMessage(transaction, id), after)) return { kind: 'stale' }
    await transaction.update(questions).set({ state: 'closed' }).where(eq(questions.id, id))
    return { kind: 'done', id, state: 'closed', isNew: before !== 'closed' }
  })
}
