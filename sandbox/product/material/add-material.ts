import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Account } from '../../accounts/accounts.ts'
import type { AttemptLimit } from '../../accounts/attempts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { sendCountedFile } from '../documents/send-document.ts'
import { type CallerDeps, requireAccount, requireRight } from '../users/caller.ts'
import { countForVisitor } from '../users/visitor-limits.ts'
import { createShare } from './create-share.ts'
import { listMaterial } from './list-material.ts'
import { endShare, listShares } from './list-shares.ts'
import {
  createShareRoute,
  describeSharedDocumentRoute,
  endShareRoute,
  listMaterialRoute,
  listSharesRoute,
  openSharedDocumentRoute,
} from './material-routes.ts'
import {
  countOpening,
  describeSharedDocument,
  findSharedDocument,
  type SharedOutcome,
} from './shared-document.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = CallerDeps & SandboxDeps

/** Secrets that one visitor can try. */
const secretsPerVisitor: AttemptLimit = { name: 'shared-document', most: 120, windowMs: 3_600_000 }

async function partnerOf(context: Context, deps: Deps): Promise<Account> {
  const account = await requireAccount(context, deps, 'partner')
  requireRight(context, account, 'documents:read')
  return account
}

const momentOf = ({ now, today }: Deps) => ({ now: now(), today: today() })

/** Returns what a secret opens. An unknown one is refused in one way; of a known link its holder learns why it is over. */
function openOf<Found>(context: Context, outcome: SharedOutcome<Found>): Found {
  if (outcome === undefined) return refuse(context, 'not_found')
  return outcome.kind === 'open'
    ? outcome.found
    : refuse(context, 'gone', { errors: [{ path: 'secret', code: outcome.reason }] })
}

function addShares(app: App, deps: Deps): void {
  app.openapi(listSharesRoute, async (context) => {
    const account = await partnerOf(context, deps)
    const place = { ...momentOf(deps), locale: context.get('locale') }
    return context.json(await listShares(deps.db, account, context.req.valid('query'), place), 200)
  })
  app.openapi(createShareRoute, async (context) => {
    const account = await partnerOf(context, deps)
    const outcome = await createShare(deps, account, context.req.valid('json'))
    if (outcome.kind === 'invalid')
      return refuse(context, 'validation_failed', { errors: [{ path: 'document', code: outcome.code }] })
    if (outcome.kind === 'limited')
      return refuse(context, 'too_many_requests', { headers: { 'retry-after': '86400' } })
    return context.json(outcome.share, 200)
  })
  app.openapi(endShareRoute, async (context) => {
    const account = await partnerOf(context, deps)
    const isEnded = await endShare(deps, account, context.req.valid('param').id)
    return isEnded ? context.json({ done: true } as const, 200) : refuse(context, 'not_found')
  })
}

function addSharedDocuments(app: App, deps: Deps): void {
  app.openapi(describeSharedDocumentRoute, async (context) => {
    await countForVisitor(context, deps, secretsPerVisitor)
    const place = { ...momentOf(deps), locale: context.get('locale') }
    const found = await describeSharedDocument(deps.db, context.req.valid('json').secret, place)
    context.header('cache-control', 'private, no-store')
    return context.json(openOf(context, found), 200)
  })
  app.openapi(openSharedDocumentRoute, async (context) => {
    await countForVisitor(context, deps, secretsPerVisitor)
    const { secret } = context.req.valid('json')
    const row = openOf(context, await findSharedDocument(deps.db, secret, momentOf(deps)))
    const sent = await sendCountedFile(deps, context, row, async () =>
      openOf(context, await countOpening(deps.db, secret, momentOf(deps))),
    )
    sent.headers.set('cache-control', 'private, no-store')
    return sent
  })
}

/** Adds the calls for marketing documents and the links to them (P-640 to P-643). */
export function addMaterial(app: App, deps: Deps): void {
  app.openapi(listMaterialRoute, async (context) => {
    const account = await partnerOf(context, deps)
    const place = { locale: context.get('locale'), today: deps.today() }
    return context.json(await listMaterial(deps.db, account, context.req.valid('query'), place), 200)
  })
  addShares(app, deps)
  addSharedDocuments(app, deps)
}
