import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { largestCaseFileBytes } from '../../../src/contract/product-api/case-documents.ts'
import type { Account } from '../../accounts/accounts.ts'
import { type AttemptLimit, allowsAttempt } from '../../accounts/attempts.ts'
import { acceptWarnings } from '../../cases/accept-warnings.ts'
import { addFile, type FileOutcome, fileNumber, removeFile } from '../../cases/case-files.ts'
import { writeMessage } from '../../cases/case-messages.ts'
import { caseNumber, latestChangeFirst, ofTeam, pageOfCases } from '../../cases/case-rows.ts'
import { describeCase, summaryOf } from '../../cases/case-views.ts'
import { createCase, saveCase } from '../../cases/edit-case.ts'
import { withdrawCase } from '../../cases/send-case.ts'
import { headersOfFile, readFileOfTeam } from '../../cases/sent-files.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { addSigning } from './add-signing.ts'
import { type CaseDeps, caseAuthor, caseReader, refuseStep, requireDone, teamCase } from './case-callers.ts'
import {
  acceptCaseWarningsRoute,
  addCaseDocumentRoute,
  createCaseRoute,
  getCaseRoute,
  listCasesRoute,
  readTeamCaseFileRoute,
  removeCaseDocumentRoute,
  saveCaseRoute,
  withdrawCaseRoute,
  writeCaseMessageRoute,
} from './case-routes.ts'

type App = OpenAPIHono<SandboxHono>

/** A file in base64, and the other members. */
const mostBytes = Math.ceil(largestCaseFileBytes / 3) * 4 + 16_384

const dayMs = 86_400_000
const casesPerAdvisor: AttemptLimit = { name: 'case', most: 200, windowMs: dayMs }
const messagesPerAdvisor: AttemptLimit = { name: 'case-message', most: 100, windowMs: dayMs }

/** The case as it is after an action. */
async function viewOf(context: Context<SandboxHono>, deps: CaseDeps, account: Account, id: string) {
  const found = await teamCase(context, deps, account, id)
  return describeCase(deps.db, found, context.get('locale'))
}

function addReading(app: App, deps: CaseDeps): void {
  app.openapi(listCasesRoute, async (context) => {
    const account = await caseReader(context, deps)
    const query = context.req.valid('query')
    const { cases, total } = await pageOfCases(
      deps.db,
      { own: ofTeam(account), order: latestChangeFirst },
      query,
    )
    const { page, pageSize } = query
    return context.json(
      {
        items: cases.map((found) => summaryOf(found, context.get('locale'))),
        page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
      },
      200,
    )
  })
  app.openapi(getCaseRoute, async (context) => {
    const account = await caseReader(context, deps)
    const found = await teamCase(context, deps, account, context.req.valid('param').id)
    return context.json(await describeCase(deps.db, found, context.get('locale')), 200)
  })
}

function addWriting(app: App, deps: CaseDeps): void {
  app.openapi(createCaseRoute, async (context) => {
    const account = await caseAuthor(context, deps)
    if (!(await allowsAttempt(deps.db, casesPerAdvisor, account.id, deps.now())))
      return refuse(context, 'too_many_requests', { headers: { 'retry-after': '86400' } })
    const made = await createCase(deps, account, context.req.valid('json'))
    const found = await teamCase(context, deps, account, made ?? refuse(context, 'forbidden'))
    return context.json(await describeCase(deps.db, found, context.get('locale')), 200)
  })
  app.openapi(saveCaseRoute, async (context) => {
    const account = await caseAuthor(context, deps)
    const { id } = context.req.valid('param')
    const outcome = await saveCase(deps, account, { id, ...context.req.valid('json') })
    if (outcome.kind === 'saved') return context.json({ version: outcome.version }, 200)
    return outcome.kind === 'not_found'
      ? refuse(context, 'not_found')
      : refuse(context, 'conflict', { errors: [{ path: 'answers', code: outcome.kind }] })
  })
}

function addActions(app: App, deps: CaseDeps): void {
  app.openapi(writeCaseMessageRoute, async (context) => {
    const account = await caseAuthor(context, deps)
    const { id } = context.req.valid('param')
    const { row } = await teamCase(context, deps, account, id)
    // Cases that were never sent are visible to their team only.
    if (row.sentAt === null) refuseStep(context, 'wrong_state')
    if (!(await allowsAttempt(deps.db, messagesPerAdvisor, account.id, deps.now())))
      return refuse(context, 'too_many_requests', { headers: { 'retry-after': '86400' } })
    await writeMessage(deps, { caseId: caseNumber(id), author: 'advisor', ...context.req.valid('json') })
    return context.json(await viewOf(context, deps, account, id), 200)
  })
  app.openapi(withdrawCaseRoute, async (context) => {
    const account = await caseAuthor(context, deps)
    const { id } = context.req.valid('param')
    requireDone(context, await withdrawCase(deps, account, { ...context.req.valid('json'), id }))
    return context.json(await viewOf(context, deps, account, id), 200)
  })
}

function requireChanged(context: Context, outcome: FileOutcome): void {
  if (outcome.kind === 'not_found') refuse(context, 'not_found')
  if (outcome.kind === 'wrong_state' || outcome.kind === 'stale') refuseStep(context, outcome.kind)
  if (outcome.kind === 'invalid')
    refuse(context, 'validation_failed', { errors: [{ path: outcome.path, code: outcome.code }] })
}

function addFiles(app: App, deps: CaseDeps): void {
  app.use('/auth/partners/cases/:id/documents', bodyLimit({ maxSize: mostBytes }))
  app.openapi(addCaseDocumentRoute, async (context) => {
    const account = await caseAuthor(context, deps)
    const { id } = context.req.valid('param')
    requireChanged(context, await addFile(deps, account, { id, body: context.req.valid('json') }))
    return context.json(await viewOf(context, deps, account, id), 200)
  })
  app.openapi(removeCaseDocumentRoute, async (context) => {
    const account = await caseAuthor(context, deps)
    const { id } = context.req.valid('param')
    requireChanged(context, await removeFile(deps, account, { id, ...context.req.valid('json') }))
    return context.json(await viewOf(context, deps, account, id), 200)
  })
  app.openapi(readTeamCaseFileRoute, async (context) => {
    const account = await caseReader(context, deps)
    const file = await readFileOfTeam(deps.db, account, fileNumber(context.req.valid('param').id))
    const { content, ...described } = file ?? refuse(context, 'not_found')
    return context.body(Uint8Array.from(content), 200, headersOfFile(described))
  })
  app.openapi(acceptCaseWarningsRoute, async (context) => {
    const account = await caseAuthor(context, deps)
    const { id } = context.req.valid('param')
    requireChanged(context, await acceptWarnings(deps, account, { id, ...context.req.valid('json') }))
    return context.json(await viewOf(context, deps, account, id), 200)
  })
}

/** Adds the calls by which a team of advisors keeps its clients' subscriptions as cases (P-500). */
export function addCases(app: App, deps: CaseDeps): void {
  addReading(app, deps)
  addWriting(app, deps)
  addFiles(app, deps)
  addActions(app, deps)
  addSigning(app, deps)
}
