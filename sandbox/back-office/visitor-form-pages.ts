import { count, desc } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { contactSubjects } from '../../src/contract/product-api/contact-subjects.ts'
import { parisTime } from '../../src/lib/calendar-period.ts'
import { personName } from '../../src/lib/person-name.ts'
import type { Db } from '../database/open-database.ts'
import { contactMessages, whiteBookRequests } from '../database/schema/index.ts'
import { desks } from '../product/visitor-forms/desks.ts'
import { languageOf, sendPage } from '../web/page.ts'
import { pageLinks, table } from '../web/table.ts'
import { visitorFormWords } from './visitor-form-words.ts'

const rowsPerPage = 50

/** Returns the requested page, from 1; anything invalid is the first. */
function pageOf(context: Context): number {
  const page = Number(context.req.query('page') ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

async function pageCountOf(db: Db, source: PgTable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(source)
  return Math.ceil((row?.total ?? 0) / rowsPerPage)
}

function minuteOf(instant: Date): string {
  const { date, time } = parisTime(instant.getTime())
  return `${date} ${time}`
}

/** Responds with the messages of the contact form, newest first. */
export async function sendContactMessages(context: Context, db: Db): Promise<Response> {
  const language = languageOf(context)
  const words = visitorFormWords[language]
  const page = pageOf(context)
  const rows = await db
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage)
  const columns = [words.received, words.state, words.subject, words.sender, words.message]
  const lines = rows.map((row) => {
    const { label, email } = desks[contactSubjects.find((known) => known === row.subject) ?? 'other']
    return [
      minuteOf(row.createdAt),
      row.isHeld ? words.held : words.sent,
      html`${label[language]}<br><span class="muted">${email}</span>`,
      html`${personName(row.firstName, row.lastName)}<br><span class="muted">${row.email}<br>${row.phone ?? ''}</span>`,
      row.message,
    ]
  })
  const body = table(
    columns.map((heading) => ({ heading })),
    lines,
  )
  const links = pageLinks(new URL(context.req.url), page, await pageCountOf(db, contactMessages), words)
  return sendPage(context, words.contactMessages, html`${body}${links}`)
}

/**
 * Responds with the requests for white books, newest first. Consent to be contacted counts once the address
 * is proven.
 */
export async function sendWhiteBookRequests(context: Context, db: Db): Promise<Response> {
  const words = visitorFormWords[languageOf(context)]
  const page = pageOf(context)
  const rows = await db
    .select()
    .from(whiteBookRequests)
    .orderBy(desc(whiteBookRequests.createdAt), desc(whiteBookRequests.id))
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage)
  const columns = [words.received, words.whiteBook, words.person, words.opened, words.mayContact]
  const lines = rows.map((row) => {
    const isOpened = row.openedAt !== null
    const consent = isOpened ? words.yes : words.unproven
    return [
      minuteOf(row.createdAt),
      row.title,
      html`${personName(row.firstName, row.lastName)}<br><span class="muted">${row.email}<br>${row.company ?? ''}</span>`,
      row.openedAt === null ? words.no : minuteOf(row.openedAt),
      row.hasContactConsent ? consent : words.no,
    ]
  })
  const body = table(
    columns.map((heading) => ({ heading })),
    lines,
  )
  const links = pageLinks(new URL(context.req.url), page, await pageCountOf(db, whiteBookRequests), words)
  return sendPage(context, words.whiteBookRequests, html`${body}${links}`)
}
