import { eq, inArray } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { z } from 'zod'
import { emailSchema, requiredLineSchema, typedTextSchema } from '../../src/contract/typed-text.schema.ts'
import { funds, teams } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { decideRequest, decisionsFor } from '../partner-space/decide-request.ts'
import { appendAudit } from '../product/audit/append-audit.ts'
import { decideChange, listChanges } from '../registration/company-review.ts'
import { type CodeHolder, makePostedCode } from '../registration/posted-codes.ts'
import {
  approveInvestor,
  approveTeam,
  listPendingInvestors,
  listPendingTeams,
  refuseInvestor,
  refuseTeam,
} from '../registration/review.ts'
import { type Html, languageOf, sendPage } from '../web/page.ts'
import { pageLinks } from '../web/table.ts'
import {
  type BackOfficeHono,
  createFormProtection,
  type FormFields,
  type FormProtection,
  reasonOf,
} from './back-office-forms.ts'
import { companiesPage } from './company-pages.ts'
import { requestPageCount, requestsPage } from './request-pages.ts'
import { requestTexts } from './request-texts.ts'
import {
  codesPage,
  declaredFunds,
  type FundNames,
  investorsPage,
  letterPage,
  logPage,
  type ReviewView,
  teamsPage,
} from './review-pages.ts'
import { reviewTexts } from './review-texts.ts'

/** Dependencies of the review pages. */
export type ReviewAppDeps = Pick<SandboxDeps, 'db' | 'env' | 'now' | 'mailbox' | 'publicUrl' | 'background'>

type Deps = ReviewAppDeps & { readonly forms: FormProtection }
type CallContext = Context<BackOfficeHono>

const actorOf = (context: CallContext): string => context.get('actor')

const mostBytes = 16_384

const numberSchema = z.coerce.number().int().min(1).max(2_147_483_647)

const holderSchema = z.object({
  email: emailSchema,
  holderName: requiredLineSchema(200),
  holderFirstName: typedTextSchema.max(100),
  isLegalEntity: z.boolean(),
  fundNumbers: z.array(numberSchema).max(50),
})

function viewOf(context: CallContext, { forms, now }: Deps): ReviewView {
  return { language: languageOf(context), now: now(), field: () => forms.field(context) }
}

async function sendResult(context: CallContext, isDone: boolean, back: string): Promise<Response> {
  const language = languageOf(context)
  const words = reviewTexts[language]
  const body: Html = html`<p class="lead" role="status">${isDone ? words.done : words.already}</p>
    <p><a href="${back}?lang=${language}">${words.back}</a></p>`
  return sendPage(context, words.decision, body)
}

/** Asks for the reason of a refusal, without which nothing is decided. */
function sendMissingReason(context: CallContext, back: string): Promise<Response> {
  const language = languageOf(context)
  const words = reviewTexts[language]
  const body: Html = html`<p class="lead late" role="alert">${words.reasonMissing}</p>
    <p><a href="${back}?lang=${language}">${words.back}</a></p>`
  return sendPage(context, words.decision, body)
}

/** Runs the action of a valid form; a forged one does nothing. */
async function withForm(
  context: CallContext,
  { forms }: Deps,
  run: (fields: FormFields) => Promise<Response>,
): Promise<Response> {
  const fields = await forms.read(context)
  if (fields !== undefined) return run(fields)
  const words = reviewTexts[languageOf(context)]
  return sendPage(context, words.decision, html`<p role="alert">${words.refusedForm}</p>`, 403)
}

function fundNumbersOf(fields: FormFields): readonly number[] {
  return fields.all('fund').flatMap((id) => {
    const number = numberSchema.safeParse(id.replace(/^fnd-/, ''))
    return number.success ? [number.data] : []
  })
}

/** Returns names of funds, for display instead of ids. */
async function fundNamesOf({ db }: Deps, ids: readonly string[]): Promise<FundNames> {
  const numbers = ids.map((id) => Number(id.replace('fnd-', ''))).filter(Number.isSafeInteger)
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select({ id: funds.id, name: funds.name })
    .from(funds)
    .where(inArray(funds.id, numbers))
  return new Map(rows.map(({ id, name }) => [`fnd-${id}`, name]))
}

function addInvestors(app: Hono<BackOfficeHono>, deps: Deps): void {
  app.get('/investors', async (context) => {
    const pending = await listPendingInvestors(deps.db)
    const view = viewOf(context, deps)
    const names = await fundNamesOf(deps, pending.flatMap(declaredFunds))
    return sendPage(context, reviewTexts[view.language].investors, investorsPage(pending, view, names))
  })
  app.post('/investors/:id', bodyLimit({ maxSize: mostBytes }), (context) =>
    withForm(context, deps, async (fields) => {
      const decision = { actor: actorOf(context), id: context.req.param('id') }
      const back = '/back-office/investors'
      if (fields.text('decision') === 'approve') {
        const approval = { ...decision, fundNumbers: fundNumbersOf(fields) }
        return sendResult(context, await approveInvestor(deps, approval), back)
      }
      const reason = reasonOf(fields)
      if (reason === undefined) return sendMissingReason(context, back)
      return sendResult(context, await refuseInvestor(deps, { ...decision, reason }), back)
    }),
  )
}

function addCompanies(app: Hono<BackOfficeHono>, deps: Deps): void {
  app.get('/companies', async (context) => {
    const view = viewOf(context, deps)
    const page = companiesPage(await listChanges(deps.db), view)
    return sendPage(context, reviewTexts[view.language].companies, page)
  })
  app.post('/companies/:id', bodyLimit({ maxSize: mostBytes }), (context) =>
    withForm(context, deps, async (fields) => {
      const refusal = fields.text('decision') === 'approve' ? undefined : (reasonOf(fields) ?? '')
      if (refusal === '') return sendMissingReason(context, '/back-office/companies')
      const decision = { actor: actorOf(context), accountId: context.req.param('id'), refusal }
      return sendResult(context, await decideChange(deps, decision), '/back-office/companies')
    }),
  )
}

function addTeams(app: Hono<BackOfficeHono>, deps: Deps): void {
  app.get('/teams', async (context) => {
    const pending = await listPendingTeams(deps.db)
    const approved = await deps.db.select().from(teams).where(eq(teams.isApproved, true))
    const view = viewOf(context, deps)
    return sendPage(context, reviewTexts[view.language].teams, teamsPage(pending, approved, view))
  })
  app.post('/teams/:id', bodyLimit({ maxSize: mostBytes }), (context) =>
    withForm(context, deps, async (fields) => {
      const id = numberSchema.safeParse(context.req.param('id'))
      if (!id.success) return sendResult(context, false, '/back-office/teams')
      const like = numberSchema.safeParse(fields.text('like'))
      const decision = { actor: actorOf(context), teamId: id.data }
      const back = '/back-office/teams'
      if (fields.text('decision') === 'approve') {
        const approval = { ...decision, likeTeamId: like.success ? like.data : undefined }
        return sendResult(context, await approveTeam(deps, approval), back)
      }
      const reason = reasonOf(fields)
      if (reason === undefined) return sendMissingReason(context, back)
      return sendResult(context, await refuseTeam(deps, { ...decision, reason }), back)
    }),
  )
}

function holderOf(fields: FormFields): CodeHolder | undefined {
  const parsed = holderSchema.safeParse({
    email: fields.text('email'),
    holderName: fields.text('name'),
    holderFirstName: fields.text('firstName'),
    isLegalEntity: fields.text('legal') === '1',
    fundNumbers: fields.text('funds').split(/\s+/).filter(Boolean),
  })
  return parsed.success ? parsed.data : undefined
}

function addCodes(app: Hono<BackOfficeHono>, deps: Deps): void {
  const { db, env, now } = deps
  app.get('/codes', (context) => {
    const view = viewOf(context, deps)
    return sendPage(context, reviewTexts[view.language].codes, codesPage(view, false))
  })
  app.post('/codes', bodyLimit({ maxSize: mostBytes }), (context) =>
    withForm(context, deps, async (fields) => {
      const view = viewOf(context, deps)
      const words = reviewTexts[view.language]
      const holder = holderOf(fields)
      if (holder === undefined) return sendPage(context, words.codes, codesPage(view, true))
      const made = await makePostedCode(deps, holder)
      const entry = { happenedAt: now(), actor: actorOf(context), action: 'code_made' as const }
      await appendAudit(db, { ...entry, subject: `code-${made.id}` })
      return sendPage(context, words.letterTitle, letterPage({ ...made, holder }, env.portalUrl, view))
    }),
  )
}

function addRequests(app: Hono<BackOfficeHono>, deps: Deps): void {
  app.get('/requests', async (context) => {
    const view = viewOf(context, deps)
    const words = requestTexts[view.language]
    const asked = numberSchema.safeParse(context.req.query('page') ?? '1')
    const page = asked.success ? asked.data : 1
    const list = await requestsPage(deps.db, page, view)
    const links = pageLinks(new URL(context.req.url), page, await requestPageCount(deps.db), words)
    return sendPage(context, words.requests, html`${list}${links}`)
  })
  app.post('/requests/:id', bodyLimit({ maxSize: mostBytes }), (context) =>
    withForm(context, deps, async (fields) => {
      const id = numberSchema.safeParse(context.req.param('id'))
      const status = decisionsFor('received').find((decision) => decision === fields.text('decision'))
      const reason = status === 'refused' ? reasonOf(fields) : undefined
      if (status === 'refused' && reason === undefined)
        return sendMissingReason(context, '/back-office/requests')
      const isDone =
        id.success &&
        status !== undefined &&
        (await decideRequest(deps, { actor: actorOf(context), id: id.data, status, reason }))
      return sendResult(context, isDone, '/back-office/requests')
    }),
  )
}

/** Adds the pages on which staff review registrations and requests, and the log of their decisions. */
export function addReview(app: Hono<BackOfficeHono>, given: ReviewAppDeps): void {
  const deps: Deps = { ...given, forms: createFormProtection(given) }
  addInvestors(app, deps)
  addCompanies(app, deps)
  addTeams(app, deps)
  addCodes(app, deps)
  addRequests(app, deps)
  app.get('/log', async (context) => {
    const view = viewOf(context, deps)
    return sendPage(context, reviewTexts[view.language].log, await logPage(deps.db, view))
  })
}
