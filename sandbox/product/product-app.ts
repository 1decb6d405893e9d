import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import { allProductEndpoints } from '../../src/contract/product-api/endpoints.ts'
import type { SandboxDeps } from '../deps.ts'
import { methodNotAllowed, problem, refuse } from '../http/problem.ts'
import type { SandboxHono } from '../http/request-context.ts'
import { addAccount } from './account/add-account.ts'
import { addCases } from './cases/add-cases.ts'
import { addStaffCases } from './cases/add-staff-cases.ts'
import { addDeskClients, addPartnerDesk } from './desk/add-partner-desk.ts'
import { addPublications } from './desk/add-publications.ts'
import { addStaffPeople, addSupportViews, addUsage } from './desk/add-staff-people.ts'
import type { StaffDeps } from './desk/staff-caller.ts'
import type { DocumentReader } from './documents/document-views.ts'
import { searchDocuments } from './documents/search-documents.ts'
import { sendDocument } from './documents/send-document.ts'
import { findFund, findFundNumber } from './funds/find-fund.ts'
import { describeFundFields } from './funds/fund-fields.ts'
import { readFundFigures } from './funds/fund-figures.ts'
import { listFunds } from './funds/fund-list.ts'
import { createStatusUpdates } from './funds/fund-status.ts'
import { addGuests } from './guests/add-guests.ts'
import { addGuestGate } from './guests/guest-gate.ts'
import { addHoldings } from './holdings/add-holdings.ts'
import { addLetters } from './letters/add-letters.ts'
import { addLibrary } from './library/add-library.ts'
import { addMandates } from './mandates/add-mandates.ts'
import { addStaffMandates } from './mandates/add-staff-mandates.ts'
import { addMandateGate } from './mandates/mandate-gate.ts'
import { addMaterial } from './material/add-material.ts'
import { addNotices } from './notices/add-notices.ts'
import { addNotifications } from './notifications/add-notifications.ts'
import { addPrivateFeeds } from './notifications/add-private-feeds.ts'
import { addCapitalAccount, addPosition } from './position/add-position.ts'
import { addQuestions } from './questions/add-questions.ts'
import { addRights } from './rights/add-rights.ts'
import {
  getFundFiguresRoute,
  getFundRoute,
  listFundFieldsRoute,
  listFundsRoute,
  readDocumentRoute,
  searchFundDocumentsRoute,
} from './routes.ts'
import { telephoneFaults } from './telephone-faults.ts'
import { addAdvisorSubscriptions } from './users/add-advisor-subscriptions.ts'
import { addOwnFunds } from './users/add-own-funds.ts'
import { addPartnerSpace } from './users/add-partner-space.ts'
import { addRegistration } from './users/add-registration.ts'
import { addTeamAdmin } from './users/add-team-admin.ts'
import { addTeams } from './users/add-teams.ts'
import { addUsers } from './users/add-users.ts'
import { type CallerDeps, readCaller } from './users/caller.ts'
import { readerOf } from './users/fund-access.ts'
import { addGate } from './users/gate.ts'
import { addVisitorForms } from './visitor-forms/add-visitor-forms.ts'

type ProductDeps = SandboxDeps & CallerDeps & StaffDeps
type ProductApp = OpenAPIHono<SandboxHono>

function refuseInvalid(error: z.core.$ZodError, context: Context): Response {
  const errors = error.issues.map(({ path, code }) => ({ path: path.join('.'), code }))
  return problem(context, 'bad_request', { errors })
}

/**
 * Creates an app of the product API, still without calls. The contract states the form of a telephone number alone, since
 * browsers load it: numbering plans are checked here, for every body (P-833).
 */
export function createApp(): ProductApp {
  return new OpenAPIHono<SandboxHono>({
    defaultHook: (result, context) => {
      if (!result.success) return refuseInvalid(result.error, context)
      const errors = result.target === 'json' ? telephoneFaults(result.data) : []
      return errors.length > 0 ? problem(context, 'validation_failed', { errors }) : undefined
    },
  })
}

function addFunds(app: ProductApp, { db, today }: ProductDeps): void {
  app.openapi(listFundsRoute, async (context) =>
    context.json(await listFunds(db, context.req.valid('query'), context.get('locale')), 200),
  )
  app.openapi(getFundFiguresRoute, async (context) =>
    context.json(await readFundFigures(db, context.get('locale'), today()), 200),
  )
  app.openapi(listFundFieldsRoute, (context) => context.json(describeFundFields(context.get('locale')), 200))
  app.openapi(getFundRoute, async (context) => {
    const withCmsData = context.req.valid('query').withCmsData === 'true'
    const options = { locale: context.get('locale'), withCmsData }
    const fund = await findFund(db, context.req.valid('param').id, options)
    return context.json(fund ?? refuse(context, 'not_found'), 200)
  })
}

/** Returns the funds whose private documents the caller may read: none without a token. */
async function readerOfCall(context: Context, deps: ProductDeps): Promise<DocumentReader> {
  const caller = await readCaller(context, deps)
  return readerOf(deps.db, caller?.account)
}

function addDocuments(app: ProductApp, deps: ProductDeps): void {
  app.openapi(searchFundDocumentsRoute, async (context) => {
    const found = await findFundNumber(deps.db, context.req.valid('param').id)
    const fundNumber = found ?? refuse(context, 'not_found')
    const view = { locale: context.get('locale'), reader: await readerOfCall(context, deps) }
    return context.json(await searchDocuments(deps.db, fundNumber, context.req.valid('query'), view), 200)
  })
  app.openapi(readDocumentRoute, async (context) => {
    const reader = await readerOfCall(context, deps)
    return sendDocument(deps, context, context.req.valid('param').id, reader)
  })
}

/** Written once, before the first request: it takes a second, and portals wait for it with their first signed-in page. */
function addDescription(app: ProductApp): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  const description = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Product API', version: '1.0.0' },
    servers: [{ url: '/product' }],
  })
  const text = JSON.stringify(description)
  app.get('/', (context) => context.body(text, 200, { 'content-type': 'application/json' }))
}

const methodsByEndpoint = { GET: ['GET', 'HEAD'], POST: ['POST'], DELETE: ['DELETE'] } as const

/** Existing paths refuse other methods with 405; everything else is 404. */
function addRefusals(app: ProductApp): void {
  app.all('/', methodNotAllowed(methodsByEndpoint.GET))
  const endpoints = Object.groupBy(allProductEndpoints, ({ path }) => path)
  for (const [path, calls = []] of Object.entries(endpoints)) {
    const allowed = calls.flatMap(({ method }) => methodsByEndpoint[method])
    app.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), methodNotAllowed(allowed))
  }
  app.all('*', (context) => problem(context, 'not_found'))
}

/** Adds the calls of the manager's staff, in the order of the document. */
function addStaffCalls(app: ProductApp, deps: ProductDeps): void {
  addStaffCases(app, deps)
  addPublications(app, deps)
  addStaffPeople(app, deps)
  addSupportViews(app, deps)
  addStaffMandates(app, deps)
  addRights(app, deps)
  addUsage(app, deps)
}

/**
 * Creates the product API (P-203). Every text is in the language of `x-locale`, every error an RFC 9457
 * problem document; the OpenAPI document is at the root.
 */
export function createProductApp(deps: ProductDeps): ProductApp {
  const app = createApp()
  app.use('*', async (context, next) => {
    await next()
    context.header('vary', 'x-locale, authorization')
    if (context.req.header('authorization') !== undefined && !context.res.headers.has('etag'))
      context.header('cache-control', 'private, no-store')
    if (!context.res.headers.has('content-language'))
      context.header('content-language', context.get('locale'))
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-cache')
  })
  const updateStatuses = createStatusUpdates(deps.db)
  app.use('*', async (_context, next) => {
    await updateStatuses(deps.today())
    await next()
  })
  addGuestGate(app, deps)
  addMandateGate(app, deps)
  addGate(app, deps)
  addFunds(app, deps)
  addDocuments(app, deps)
  addOwnFunds(app, deps)
  addTeamAdmin(app, deps)
  addPartnerSpace(app, deps)
  addPartnerDesk(app, deps)
  addDeskClients(app, deps)
  addAdvisorSubscriptions(app, deps)
  addCases(app, deps)
  addHoldings(app, deps)
  addPosition(app, deps)
  addCapitalAccount(app, deps)
  addMandates(app, deps)
  addLetters(app, deps)
  addLibrary(app, deps)
  addMaterial(app, deps)
  addNotices(app, deps)
  addQuestions(app, deps)
  addUsers(app, deps)
  addGuests(app, deps)
  addAccount(app, deps)
  addNotifications(app, deps)
  addPrivateFeeds(app, deps)
  addRegistration(app, deps)
  addTeams(app, deps)
  addVisitorForms(app, deps)
  addStaffCalls(app, deps)
  addDescription(app)
  addRefusals(app)
  return app
}
