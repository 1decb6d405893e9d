import { asc, count, eq, isNotNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Db } from '../database/open-database.ts'
import { accounts, documents, funds } from '../database/schema/index.ts'
import { problem } from '../http/problem.ts'
import { labelOf, statuses } from '../product/vocabulary.ts'
import { isLocalRequest } from '../web/local-only.ts'
import { languageOf, sendPage } from '../web/page.ts'
import { pageLinks, table } from '../web/table.ts'
import type { BackOfficeHono } from './back-office-forms.ts'
import { bounceTexts, sendBounces } from './bounce-page.ts'
import { describeDemoAccounts } from './demo-accounts.ts'
import { requestTexts } from './request-texts.ts'
import { addReview, type ReviewAppDeps } from './review-app.ts'
import { reviewTexts } from './review-texts.ts'
import { protectBackOffice, type SignInDeps } from './sign-in.ts'
import { backOfficeTexts } from './texts.ts'
import { sendContactMessages, sendWhiteBookRequests } from './visitor-form-pages.ts'
import { visitorFormWords } from './visitor-form-words.ts'

const rowsPerPage = 50
const reviewLinks = ['investors', 'companies', 'teams', 'codes', 'log'] as const

async function countRows(db: Db, source: PgTable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(source)
  return row?.total ?? 0
}

/** Returns the requested page, from 1; anything invalid is the first. */
function pageOf(context: Context): number {
  const page = Number(context.req.query('page') ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

async function sendHome(context: Context, db: Db): Promise<Response> {
  const language = languageOf(context)
  const words = backOfficeTexts[language]
  const [made] = await db.select({ total: count() }).from(documents).where(isNotNull(documents.bytes))
  const figure = (label: string, value: number) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`
  const body = html`<p class="lead">${words.lead}</p>
    <dl>
      ${figure(words.funds, await countRows(db, funds))} ${figure(words.documents, await countRows(db, documents))}
      ${figure(words.files, made?.total ?? 0)} ${figure(words.accounts, await countRows(db, accounts))}
    </dl>
    <p class="pages">
      <a href="/back-office/funds?lang=${language}">${words.funds}</a>
      <a href="/back-office/documents?lang=${language}">${words.documents}</a>
      <a href="/back-office/contact-messages?lang=${language}">${visitorFormWords[language].contactMessages}</a>
      <a href="/back-office/white-book-requests?lang=${language}">${visitorFormWords[language].whiteBookRequests}</a>
      <a href="/back-office/requests?lang=${language}">${requestTexts[language].requests}</a>
      <a href="/back-office/bounces?lang=${language}">${bounceTexts[language].title}</a>
      ${reviewLinks.map((name) => html`<a href="/back-office/${name}?lang=${language}">${reviewTexts[language][name]}</a>`)}
    </p>`
  return sendPage(context, words.title, body)
}

async function sendFunds(context: Context, db: Db): Promise<Response> {
  const language = languageOf(context)
  const words = backOfficeTexts[language]
  const page = pageOf(context)
  const offset = (page - 1) * rowsPerPage
  const rows = await db.select().from(funds).orderBy(asc(funds.id)).limit(rowsPerPage).offset(offset)
  const total = await countRows(db, funds)
  const columns = ['id', words.name, words.status, words.legalForm, words.launched].map((heading) => ({
    heading,
  }))
  const lines = rows.map((row) => [
    `fnd-${row.id}`,
    row.name,
    labelOf(statuses, row.status, language),
    row.legalForm,
    row.launchDate ?? '',
  ])
  const links = pageLinks(new URL(context.req.url), page, Math.ceil(total / rowsPerPage), words)
  return sendPage(context, words.funds, html`${table(columns, lines)}${links}`)
}

async function sendDocuments(context: Context, db: Db): Promise<Response> {
  const language = languageOf(context)
  const words = backOfficeTexts[language]
  const page = pageOf(context)
  const offset = (page - 1) * rowsPerPage
  const rows = await db
    .select({ document: documents, fund: funds.name })
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .orderBy(asc(documents.id))
    .limit(rowsPerPage)
    .offset(offset)
  const total = await countRows(db, documents)
  const headings = ['id', words.fund, words.documentTitle, words.published, words.language, words.access]
  const columns = [...headings.map((heading) => ({ heading })), { heading: words.pages, isNumber: true }]
  const lines = rows.map(({ document: row, fund }) => [
    `doc-${row.id}`,
    fund,
    row.title[language],
    row.publishedOn,
    row.language,
    row.access === 'public' ? words.public : words.subscribers,
    String(row.pages),
  ])
  const links = pageLinks(new URL(context.req.url), page, Math.ceil(total / rowsPerPage), words)
  return sendPage(context, words.documents, html`${table(columns, lines)}${links}`)
}

/**
 * Creates the back office: the stored data, and staff's decisions on registrations and requests. It is open on
 * loopback, and to staff who sign in elsewhere. `GET /api/demo-accounts`, on loopback only, returns the table that a
 * start-up command prints.
 */
export function createBackOfficeApp(deps: ReviewAppDeps & SignInDeps): Hono<BackOfficeHono> {
  const { db, env } = deps
  const app = new Hono<BackOfficeHono>()
  app.use('/api/*', (context, next) =>
    isLocalRequest(env, context) ? next() : Promise.resolve(problem(context, 'forbidden')),
  )
  protectBackOffice(app, deps)
  app.get('/', (context) => sendHome(context, db))
  app.get('/funds', (context) => sendFunds(context, db))
  app.get('/documents', (context) => sendDocuments(context, db))
  app.get('/contact-messages', (context) => sendContactMessages(context, db))
  app.get('/white-book-requests', (context) => sendWhiteBookRequests(context, db))
  app.get('/bounces', (context) => sendBounces(context, db))
  addReview(app, deps)
  app.get('/api/demo-accounts', async (context) =>
    context.json(await describeDemoAccounts(db), 200, { 'cache-control': 'no-store' }),
  )
  return app
}
