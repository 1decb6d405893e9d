import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { largestAttachmentBytes } from '../../../src/contract/product-api/form-limits.ts'
import type { ChangedQuestion, QuestionQuery } from '../../../src/contract/product-api/question.schema.ts'
import { personName } from '../../../src/lib/person-name.ts'
import type { Account } from '../../accounts/accounts.ts'
import { type AttemptLimit, allowsAttempt } from '../../accounts/attempts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { requireStaff, type StaffDeps } from '../desk/staff-caller.ts'
import { type CallerDeps, requireAccount, requireCaller, requireRight } from '../users/caller.ts'
import { askQuestion, type ChangeOutcome, closeQuestion, replyTo } from './change-question.ts'
import { mailAboutAnswer } from './question-mail.ts'
import {
  answerQuestionRoute,
  askQuestionRoute,
  closeQuestionRoute,
  closeStaffQuestionRoute,
  getQuestionRoute,
  getStaffQuestionRoute,
  listQuestionsRoute,
  listStaffQuestionsRoute,
  readQuestionAttachmentRoute,
  readStaffAttachmentRoute,
  replyToQuestionRoute,
} from './question-routes.ts'
import {
  findAttachment,
  findMessages,
  findQuestion,
  findQuestions,
  noteRead,
  type QuestionReader,
  type QuestionRow,
} from './question-rows.ts'
import { toMessages, toQuestion, toStaffQuestion } from './question-views.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = SandboxDeps & CallerDeps & StaffDeps

/** Messages that one investor may send in a day. */
const messagesPerInvestor: AttemptLimit = { name: 'question', most: 50, windowMs: 86_400_000 }
/** A file in base64, and the other members. */
const mostBytes = Math.ceil(largestAttachmentBytes / 3) * 4 + 65_536

async function readerOf(context: Context<SandboxHono>, deps: Deps): Promise<Account> {
  const account = await requireAccount(context, deps, 'investor')
  requireRight(context, account, 'funds:read')
  return account
}

/** Returns an investor who may send a message now. */
async function senderOf(context: Context<SandboxHono>, deps: Deps): Promise<Account> {
  const account = await readerOf(context, deps)
  if (await allowsAttempt(deps.db, messagesPerInvestor, account.id, deps.now())) return account
  return refuse(context, 'too_many_requests', { headers: { 'retry-after': '86400' } })
}

/** Name of the person who acts for the caller's account, by a mandate; null for the account's owner. */
async function writerOf(context: Context, deps: Deps): Promise<string | null> {
  const { mandate } = await requireCaller(context, deps, 'investor')
  return mandate === undefined ? null : personName(mandate.person.firstName, mandate.person.lastName)
}

function toChanged(context: Context, outcome: ChangeOutcome): ChangedQuestion {
  if (outcome.kind === 'done') return { id: `qst-${outcome.id}`, state: outcome.state }
  if (outcome.kind === 'closed') return refuse(context, 'conflict')
  if (outcome.kind === 'stale')
    return refuse(context, 'conflict', { errors: [{ path: 'after', code: 'stale' }] })
  const { code, path } = outcome
  return refuse(context, 'validation_failed', { errors: [{ path, code }] })
}

async function questionOf(
  context: Context,
  { db }: Deps,
  reader: QuestionReader,
  id: string,
): Promise<QuestionRow> {
  return (await findQuestion(db, reader, id)) ?? refuse(context, 'not_found')
}

async function listOf({ db }: Deps, reader: QuestionReader, query: QuestionQuery) {
  const { page, pageSize } = query
  const { rows, total } = await findQuestions(db, reader, query)
  return { rows, page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } }
}

async function sendFile(context: Context<SandboxHono>, { db }: Deps, reader: QuestionReader, id: string) {
  const file = (await findAttachment(db, reader, id)) ?? refuse(context, 'not_found')
  const name = encodeURIComponent(file.name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return context.body(new Uint8Array(Buffer.from(file.content, 'base64')), 200, {
    'content-type': file.type,
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'content-length': String(file.bytes),
  })
}

function addReading(app: App, deps: Deps): void {
  app.openapi(listQuestionsRoute, async (context) => {
    const { id: accountId } = await readerOf(context, deps)
    const { page, rows } = await listOf(deps, { accountId }, context.req.valid('query'))
    return context.json({ items: rows.map((row) => toQuestion(row, context.get('locale'))), page }, 200)
  })
  app.openapi(getQuestionRoute, async (context) => {
    const { id: accountId } = await readerOf(context, deps)
    const row = await questionOf(context, deps, { accountId }, context.req.valid('param').id)
    const messages = toMessages(await findMessages(deps.db, row.question.id), row)
    // Who may only read, for the author or as staff, leaves the answer unread.
    const { isReadOnly } = await requireCaller(context, deps, 'investor')
    if (!isReadOnly) await noteRead(deps.db, row)
    return context.json({ ...toQuestion(row, context.get('locale')), messages }, 200)
  })
  app.openapi(readQuestionAttachmentRoute, async (context) => {
    const { id: accountId } = await readerOf(context, deps)
    return sendFile(context, deps, { accountId }, context.req.valid('param').id)
  })
}

function addAsking(app: App, deps: Deps): void {
  app.openapi(askQuestionRoute, async (context) => {
    const account = await senderOf(context, deps)
    const outcome = await askQuestion(deps, account, {
      ...context.req.valid('json'),
      personName: await writerOf(context, deps),
    })
    return context.json(toChanged(context, outcome), 200)
  })
  app.openapi(replyToQuestionRoute, async (context) => {
    const { id: accountId } = await senderOf(context, deps)
    const row = await questionOf(context, deps, { accountId }, context.req.valid('param').id)
    const outcome = await replyTo(deps, row, {
      ...context.req.valid('json'),
      staff: null,
      personName: await writerOf(context, deps),
    })
    return context.json(toChanged(context, outcome), 200)
  })
  app.openapi(closeQuestionRoute, async (context) => {
    const { id: accountId } = await readerOf(context, deps)
    const row = await questionOf(context, deps, { accountId }, context.req.valid('param').id)
    return context.json(toChanged(context, await closeQuestion(deps, row)), 200)
  })
}

function addAnswering(app: App, deps: Deps): void {
  app.openapi(listStaffQuestionsRoute, async (context) => {
    await requireStaff(context, deps)
    const { page, rows } = await listOf(deps, 'staff', context.req.valid('query'))
    return context.json({ items: rows.map((row) => toStaffQuestion(row, context.get('locale'))), page }, 200)
  })
  app.openapi(getStaffQuestionRoute, async (context) => {
    await requireStaff(context, deps)
    const row = await questionOf(context, deps, 'staff', context.req.valid('param').id)
    const messages = toMessages(await findMessages(deps.db, row.question.id), row)
    const lastMessage = messages.at(-1)?.id
    return context.json({ ...toStaffQuestion(row, context.get('locale')), messages, lastMessage }, 200)
  })
  app.openapi(answerQuestionRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const row = await questionOf(context, deps, 'staff', context.req.valid('param').id)
    const outcome = await replyTo(deps, row, { ...context.req.valid('json'), staff, personName: null })
    if (outcome.kind === 'done' && outcome.isNew) mailAboutAnswer(deps, row)
    return context.json(toChanged(context, outcome), 200)
  })
  app.openapi(closeStaffQuestionRoute, async (context) => {
    await requireStaff(context, deps)
    const row = await questionOf(context, deps, 'staff', context.req.valid('param').id)
    const closed = await closeQuestion(deps, row, context.req.valid('json'))
    return context.json(toChanged(context, closed), 200)
  })
  app.openapi(readStaffAttachmentRoute, async (context) => {
    await requireStaff(context, deps)
    return sendFile(context, deps, 'staff', context.req.valid('param').id)
  })
}

/** Adds the calls by which investors ask the investor desk, and staff answer (P-486). */
export function addQuestions(app: App, deps: Deps): void {
  for (const path of ['/auth/investors/questions', '/auth/investors/questions/*', '/staff/questions/*'])
    app.use(path, bodyLimit({ maxSize: mostBytes }))
  addReading(app, deps)
  addAsking(app, deps)
  addAnswering(app, deps)
}
