import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Db } from '../database/open-database.ts'
import { messages } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { problem } from '../http/problem.ts'
import type { SandboxHono } from '../http/request-context.ts'
import { instantInWords } from '../seed/date-words.ts'
import { localOnly } from '../web/local-only.ts'
import { type Html, languageOf, type PageLanguage, pageHeaders, sendPage } from '../web/page.ts'
import { table } from '../web/table.ts'
import { mailboxTexts } from './texts.ts'

type Message = typeof messages.$inferSelect

const mostMessages = 200

function listMessages(db: Db, recipient: string | undefined): Promise<Message[]> {
  return db
    .select()
    .from(messages)
    .where(recipient === undefined ? undefined : eq(messages.recipient, recipient))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(mostMessages)
}

async function findMessage(db: Db, id: string): Promise<Message | undefined> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined
  const [message] = await db.select().from(messages).where(eq(messages.id, id)).limit(1)
  return message
}

function messageTable(rows: readonly Message[], language: PageLanguage): Html {
  const words = mailboxTexts[language]
  if (rows.length === 0) return html`<p>${words.empty}</p>`
  const columns = [words.received, words.kind, words.recipient, words.subject].map((heading) => ({ heading }))
  const lines = rows.map((row) => [
    instantInWords(row.createdAt, language),
    row.kind === 'sms' ? words.sms : words.email,
    row.recipient,
    html`<a href="/mailbox/messages/${row.id}?lang=${language}">${row.subject}</a>`,
  ])
  return table(columns, lines)
}

/** Mail is shown in a frame without scripts or origin; its links open in the whole window's place. */
function messageBody(message: Message, words: (typeof mailboxTexts)[PageLanguage]): Html {
  if (message.html === null) return html`<pre>${message.text}</pre>`
  const source = `/mailbox/messages/${message.id}/body`
  return html`<iframe src="${source}" title="${words.content}" sandbox="allow-top-navigation-by-user-activation"></iframe>
    <h2>${words.plainText}</h2>
    <pre>${message.text}</pre>`
}

/** Links to the files of an email. */
const fileLinks = ({ attachments, id }: Message): Html =>
  html`${attachments.map((file, place) => html`<p><a href="/mailbox/messages/${id}/files/${place}">${file.name}</a></p>`)}`

const bodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-top-navigation-by-user-activation"

function addPages(app: Hono<SandboxHono>, db: Db): void {
  app.get('/', async (context) => {
    const language = languageOf(context)
    const words = mailboxTexts[language]
    const rows = await listMessages(db, context.req.query('to'))
    return sendPage(
      context,
      words.title,
      html`<p class="lead">${words.lead}</p>${messageTable(rows, language)}`,
    )
  })
  app.get('/messages/:id', async (context) => {
    const message = await findMessage(db, context.req.param('id'))
    if (message === undefined) return problem(context, 'not_found')
    const language = languageOf(context)
    const words = mailboxTexts[language]
    const head = html`<p class="muted">${message.recipient} · ${instantInWords(message.createdAt, language)}</p>`
    return sendPage(
      context,
      message.subject,
      html`${head}${fileLinks(message)}${messageBody(message, words)}`,
    )
  })
  app.get('/messages/:id/files/:place', async (context) => {
    const message = await findMessage(db, context.req.param('id'))
    const file = message?.attachments[Number(context.req.param('place'))]
    if (file === undefined) return problem(context, 'not_found')
    return context.body(Buffer.from(file.content, 'base64'), 200, { 'content-type': file.type })
  })
  app.get('/messages/:id/body', async (context) => {
    const message = await findMessage(db, context.req.param('id'))
    if (message === undefined || message.html === null) return problem(context, 'not_found')
    const headers = { ...pageHeaders, 'content-security-policy': `${bodyPolicy}; frame-ancestors 'self'` }
    const framed = message.html.replace('<head>', '<head><base target="_top">')
    return context.html(framed, 200, headers)
  })
}

/**
 * The captured emails and SMS: pages for people, and `GET /api/messages?to=` (newest first) for tests. Closed
 * wherever demo accounts are not allowed, since messages hold sign-in links.
 */
export function createMailboxApp({ db, env }: Pick<SandboxDeps, 'db' | 'env'>): Hono<SandboxHono> {
  const app = new Hono<SandboxHono>()
  app.use('*', localOnly(env, env.demoAllowed))
  addPages(app, db)
  app.get('/api/messages', async (context) => {
    const rows = await listMessages(db, context.req.query('to'))
    return context.json({ messages: rows }, 200, { 'cache-control': 'no-store' })
  })
  return app
}
