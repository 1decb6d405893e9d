import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { fileNumber } from '../../cases/case-files.ts'
import { mailAboutCase } from '../../cases/case-mails.ts'
import { writeMessage } from '../../cases/case-messages.ts'
import {
  caseNumber,
  findCase,
  longestWaitFirst,
  type NamedCase,
  pageOfCases,
  referenceOf,
  wasSent,
} from '../../cases/case-rows.ts'
import { sealedDocument } from '../../cases/case-signatures.ts'
import { describeCase, dueAt, summaryOf } from '../../cases/case-views.ts'
import { decideCase } from '../../cases/decide-case.ts'
import { headersOfFile, readFileOfSentCase } from '../../cases/sent-files.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { requireStaff, type StaffDeps } from '../desk/staff-caller.ts'
import { sendPdf } from '../pdf/send-pdf.ts'
import { requireDone } from './case-callers.ts'
import {
  answerCaseRoute,
  decideCaseRoute,
  getSentCaseRoute,
  listSentCasesRoute,
  readCaseFileRoute,
  readSealedDocumentRoute,
} from './staff-case-routes.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = SandboxDeps & StaffDeps

async function sentCase(context: Context, { db }: Deps, id: string): Promise<NamedCase> {
  return (await findCase(db, id)) ?? refuse(context, 'not_found')
}

async function viewOf(context: Context<SandboxHono>, deps: Deps, id: string) {
  const found = await sentCase(context, deps, id)
  const described = await describeCase(deps.db, found, context.get('locale'))
  return { ...described, due_at: dueAt(found.row), last_message: described.messages.at(-1)?.id ?? null }
}

function addReading(app: App, deps: Deps): void {
  const { db } = deps
  app.openapi(listSentCasesRoute, async (context) => {
    await requireStaff(context, deps)
    const query = context.req.valid('query')
    const { page, pageSize } = query
    const { cases, total } = await pageOfCases(db, { own: wasSent, order: longestWaitFirst }, query)
    const items = cases.map((found) => ({
      ...summaryOf(found, context.get('locale')),
      due_at: dueAt(found.row),
    }))
    const info = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
    return context.json({ items, page: info }, 200)
  })
  app.openapi(getSentCaseRoute, async (context) => {
    await requireStaff(context, deps)
    return context.json(await viewOf(context, deps, context.req.valid('param').id), 200)
  })
  app.openapi(readCaseFileRoute, async (context) => {
    await requireStaff(context, deps)
    const file = await readFileOfSentCase(db, fileNumber(context.req.valid('param').id))
    const { content, ...described } = file ?? refuse(context, 'not_found')
    return context.body(Uint8Array.from(content), 200, headersOfFile(described))
  })
  app.openapi(readSealedDocumentRoute, async (context) => {
    await requireStaff(context, deps)
    const { row } = await sentCase(context, deps, context.req.valid('param').id)
    const sealed = (await sealedDocument(db, row.id)) ?? refuse(context, 'not_found')
    return sendPdf(context, sealed, { name: referenceOf(row) })
  })
}

/** Adds the calls by which the manager's staff review cases (P-512). */
export function addStaffCases(app: App, deps: Deps): void {
  addReading(app, deps)
  app.openapi(decideCaseRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const { id } = context.req.valid('param')
    requireDone(context, await decideCase(deps, staff.actor, { ...context.req.valid('json'), id }))
    return context.json(await viewOf(context, deps, id), 200)
  })
  app.openapi(answerCaseRoute, async (context) => {
    await requireStaff(context, deps)
    const { id } = context.req.valid('param')
    const found = await sentCase(context, deps, id)
    const { after, text } = context.req.valid('json')
    const outcome = await writeMessage(deps, { caseId: caseNumber(id), author: 'staff', text }, after)
    if (outcome === 'stale')
      return refuse(context, 'conflict', { errors: [{ path: 'after', code: 'stale' }] })
    if (outcome === 'written')
      deps.background.run('mail case', () => mailAboutCase(deps, found, { message: text }))
    return context.json(await viewOf(context, deps, id), 200)
  })
}
