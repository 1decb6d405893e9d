import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ConsolidatedPosition } from '../../../src/contract/product-api/mandate.schema.ts'
import type { DueItem } from '../../../src/contract/product-api/position.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { earlierOf } from '../../seed/plain-dates.ts'
import { ownerName } from '../guests/guest-rows.ts'
import { readDueItems, readOpenSignatures } from '../position/due-items.ts'
import { readPosition } from '../position/read-position.ts'
import { type CallerDeps, isApproved, requireAccount, requireCaller, rightsOf } from '../users/caller.ts'
import {
  closeMandateRoute,
  consolidatedPositionRoute,
  listMandatesRoute,
  openMandateRoute,
} from './mandate-routes.ts'
import { findHeldMandates, listMandates } from './mandate-rows.ts'
import { closeMandate, openMandate } from './mandate-views.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = SandboxDeps & CallerDeps

const done = { done: true } as const

/**
 * The caller, whose own identity staff must have verified before they act for anybody. Staff who view the portal as a user
 * see that user's data alone (P-463).
 */
async function verifiedOf(context: Context, deps: Deps): Promise<Account> {
  const account = await requireAccount(context, deps, 'investor')
  const { isReadOnly } = await requireCaller(context, deps, 'investor')
  return isApproved(account) && !isReadOnly ? account : refuse(context, 'forbidden')
}

async function personOf(context: Context, deps: Deps) {
  const person = await verifiedOf(context, deps)
  const { grantId: signInId } = await requireCaller(context, deps, 'investor')
  return { person, signInId }
}

type Asked = { readonly date: string | undefined; readonly locale: 'fr' | 'en' }

/** Holders whose figures the person may see: themselves first. */
async function portfolioOwners(deps: Deps, person: Account) {
  const held = await findHeldMandates(deps.db, person.id, plainDateAt(deps.now()))
  const others = held.filter(({ mandate }) => mandate.scope !== 'documents')
  return [
    { mandate: null, account: person },
    ...others.map(({ holder, mandate }) => ({ mandate: mandate.id, account: holder })),
  ].filter(({ account }) => isApproved(account) && rightsOf(account).includes('funds:read'))
}

async function dueOf({ db, now }: Deps, account: Account): Promise<DueItem[]> {
  const signatures = await readOpenSignatures(db, account, now())
  return readDueItems(db, { accountId: account.id, signatures, today: plainDateAt(now()) })
}

/** Reads the position of a person and of each holder, with what is due to each. */
async function readConsolidated(deps: Deps, person: Account, asked: Asked): Promise<ConsolidatedPosition> {
  const { db } = deps
  const today = deps.today()
  const { date = today, locale } = asked
  const day = { locale, asOf: earlierOf(date, today), today, fundNumber: null, visitorId: person.id }
  const readOne = async ({ account, mandate }: { account: Account; mandate: string | null }) => {
    const [position, due] = await Promise.all([
      readPosition(db, account.id, day),
      date >= today ? dueOf(deps, account) : null,
    ])
    return { mandate, holder: ownerName(account), position: { ...position, due, answers: null } }
  }
  return { portfolios: await Promise.all((await portfolioOwners(deps, person)).map(readOne)) }
}

/** Adds the calls of investors who act for several holders (P-690). */
export function addMandates(app: App, deps: Deps): void {
  app.openapi(listMandatesRoute, async (context) => {
    const { id } = await verifiedOf(context, deps)
    return context.json(await listMandates(deps.db, id, plainDateAt(deps.now())), 200)
  })
  app.openapi(openMandateRoute, async (context) => {
    const person = await personOf(context, deps)
    const view = await openMandate(deps, person, context.req.valid('param').id)
    return context.json(view ?? refuse(context, 'not_found'), 200)
  })
  app.openapi(closeMandateRoute, async (context) => {
    const person = await personOf(context, deps)
    const isClosed = await closeMandate(deps, person, context.req.valid('param').id)
    return isClosed ? context.json(done, 200) : refuse(context, 'not_found')
  })
  app.openapi(consolidatedPositionRoute, async (context) => {
    const person = await verifiedOf(context, deps)
    const asked = { ...context.req.valid('query'), locale: context.get('locale') }
    const { date, locale } = asked
    return context.json(await readConsolidated(deps, person, { date, locale }), 200)
  })
}
