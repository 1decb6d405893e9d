import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { largestDocumentBytes } from '../../../src/contract/product-api/form-limits.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { SandboxDeps } from '../../deps.ts'
import { problem, refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { importedPath } from '../documents/document-files.ts'
import { readCallHolders } from '../receipts/call-holders.ts'
import { requireStaffRight } from '../rights/held-rights.ts'
import { type DecisionOutcome, decidePublication } from './decide-publication.ts'
import { enterPublication } from './enter-publication.ts'
import {
  decidePublicationRoute,
  enterPublicationRoute,
  getPublicationRoute,
  getPublishingOptionsRoute,
  listCallHoldersRoute,
  listPublicationsRoute,
  readPublicationFileRoute,
} from './publication-routes.ts'
import { findPublication, isDocumentEntry, readPublications } from './publication-rows.ts'
import { toPublication, toSummary } from './publication-views.ts'
import { publishingOptions } from './publishing-options.ts'
import { requireStaff, type StaffDeps } from './staff-caller.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = SandboxDeps & StaffDeps

/** A file in base64, and the other members. */
const mostBytes = Math.ceil(largestDocumentBytes / 3) * 4 + 16_384

function refuseDecision(context: Context, outcome: Exclude<DecisionOutcome, 'done'>): never {
  if (outcome === 'not_found') return refuse(context, 'not_found')
  if (outcome === 'late') return refuse(context, 'conflict')
  const path = outcome === 'reason_missing' ? 'reason' : 'decision'
  return refuse(context, 'validation_failed', { errors: [{ path, code: outcome }] })
}

function addReads(app: App, deps: Deps): void {
  const { db } = deps
  app.openapi(listPublicationsRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const view = { staff, locale: context.get('locale'), today: plainDateAt(deps.now()) }
    const asked = context.req.valid('query')
    const { page, pageSize } = asked
    const { rows, total } = await readPublications(db, asked)
    const info = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
    return context.json({ items: rows.map((row) => toSummary(row, view)), page: info }, 200)
  })
  app.openapi(getPublicationRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const found = await findPublication(db, context.req.valid('param').id)
    const view = { staff, locale: context.get('locale'), today: plainDateAt(deps.now()) }
    return context.json(await toPublication(db, found ?? refuse(context, 'not_found'), view), 200)
  })
  app.openapi(getPublishingOptionsRoute, async (context) => {
    await requireStaff(context, deps)
    const options = await publishingOptions(db, context.req.valid('param').id, context.get('locale'))
    return context.json(options ?? refuse(context, 'not_found'), 200)
  })
  app.openapi(listCallHoldersRoute, async (context) => {
    await requireStaff(context, deps)
    const fundId = Number(/^fnd-([1-9]\d{0,8})$/.exec(context.req.valid('param').id)?.[1] ?? 0)
    if (fundId === 0) return refuse(context, 'not_found')
    const asked = { fundId, locale: context.get('locale'), today: plainDateAt(deps.now()) }
    return context.json(await readCallHolders(db, { ...context.req.valid('query'), ...asked }), 200)
  })
  app.openapi(readPublicationFileRoute, async (context) => {
    await requireStaff(context, deps)
    const { id } = context.req.valid('param')
    const entry = (await findPublication(db, id))?.row.entry
    if (entry === undefined || !isDocumentEntry(entry)) return problem(context, 'not_found')
    const stream = createReadStream(importedPath(join(deps.env.dataDir, 'documents'), entry.sha256))
    context.header('content-type', 'application/pdf')
    context.header('content-length', String(entry.bytes))
    context.header('content-disposition', `inline; filename="${id}.pdf"`)
    // Node's own stream class and the global one are the same at run time.
    return context.body(Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>, 200)
  })
}

/** Adds the calls by which staff publish: entered by one, approved by another (P-461). */
export function addPublications(app: App, deps: Deps): void {
  addReads(app, deps)
  app.use('/staff/publications', bodyLimit({ maxSize: mostBytes }))
  app.openapi(enterPublicationRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const outcome = await enterPublication(deps, staff, context.req.valid('json'))
    if (outcome.kind === 'entered') return context.json({ id: `pub-${outcome.id}` }, 200)
    return refuse(context, 'validation_failed', { errors: [...outcome.faults] })
  })
  app.openapi(decidePublicationRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const decision = context.req.valid('json')
    const { id } = context.req.valid('param')
    // Own entries are withdrawn with the right to enter them.
    await requireStaffRight(context, deps, staff, [decision.decision === 'withdrawn' ? 'publish' : 'approve'])
    const outcome = await decidePublication(deps, staff, { ...decision, id })
    return outcome === 'done'
      ? context.json({ status: decision.decision }, 200)
      : refuseDecision(context, outcome)
  })
}
