import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailAlerts } from '../../database/schema/index.ts'
import { readSandboxEnv } from '../../env.ts'
import { createBackgroundWork } from '../../http/background-work.ts'
import type { OutgoingMessage } from '../../mailbox/outgoing-message.ts'
import { temporaryDatabase } from '../../seed/fixtures/temporary-database.ts'
import { confirmAlert } from './alert-rows.ts'
import { keepStrapiTexts } from './keep-texts.ts'
import { type AlertDeps, sendAlerts, takeAlertRequest } from './send-alerts.ts'
import { readStrapiTexts } from './strapi-texts.ts'

type Entry = Readonly<Record<string, unknown>>

const token = 'read-only-token'
const publishedAt = '2026-11-02T08:00:00.000Z'
const text = (id: number, fields: Entry = {}): Entry => ({
  ...{ id, documentId: `doc-${id}`, title: `Text ${id}`, slug: `text-${id}`, publishedAt, category: null },
  ...fields,
})

/** A content backend of either version that holds `entries`, and pages them as Strapi does. */
const strapi = {
  version: 5,
  status: 200,
  entries: [] as readonly (Entry & { type: string; locale: string })[],
}
const asked: URL[] = []

function inVersion4({ documentId: _, id, ...fields }: Entry): Entry {
  const category = fields.category === null ? null : { id: 7, attributes: fields.category }
  return { id, attributes: { ...fields, category: { data: category } } }
}

const application = new Hono().get('/api/:type', (context) => {
  const url = new URL(context.req.url)
  asked.push(url)
  const isAllowed = context.req.header('authorization') === `Bearer ${token}`
  if (strapi.status !== 200 || !isAllowed) return context.json({ data: null, error: {} }, 503)
  const found = strapi.entries.filter(
    ({ locale, type }) => type === context.req.param('type') && locale === url.searchParams.get('locale'),
  )
  const page = Number(url.searchParams.get('pagination[page]'))
  const pageSize = 2
  const data = found
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ locale: _, type: __, ...entry }) => {
      return strapi.version === 5 ? entry : inVersion4(entry)
    })
  const pagination = { page, pageSize, pageCount: Math.ceil(found.length / pageSize), total: found.length }
  return context.json({ data, meta: { pagination } })
})

const database = temporaryDatabase({
  ...{ fundCount: 4, asOf: '2026-10-01', withDemoAccounts: false },
  seededAt: new Date(),
})
const log = pino({ level: 'silent' })
const sent: OutgoingMessage[] = []
const at = { value: '' }
let server: ServerType

beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: application.fetch, hostname: '127.0.0.1', port: 0 }, (info) => resolve(info.port))
  })
  at.value = `http://127.0.0.1:${port}/api`
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
beforeEach(() => {
  Object.assign(strapi, { version: 5, status: 200, entries: [] })
  asked.length = 0
})

const publish = (type: string, locale: string, entry: Entry) => {
  strapi.entries = [...strapi.entries, { ...entry, type, locale }]
}

describe('the texts of a Strapi', () => {
  // P-869
  for (const version of [5, 4])
    it(`are read from version ${version} with their addresses, page by page, and odd entries left out`, async () => {
      strapi.version = version
      publish('articles', 'fr', text(1, { category: { slug: 'videos' }, audience: null }))
      publish('articles', 'fr', text(2, { title: null }))
      publish('articles', 'fr', text(3, { slug: '../odd' }))
      publish('articles', 'fr', text(4, { audience: 'partner' }))
      publish('articles', 'fr', text(5))
      publish('guides', 'en', text(6))
      publish('white-books', 'en', text(7))
      const texts = await readStrapiTexts({ url: at.value, token })
      expect(texts.map(({ kind, locale, path }) => `${locale} ${kind} ${path}`)).toEqual([
        'fr article videos/text-1',
        'fr article actualites/text-5',
        'en guide placement/text-6',
        'en white-book text-7',
      ])
      expect(texts[0]?.publishedAt).toEqual(new Date(publishedAt))
    })

  it('are asked for by the fields that each type has', async () => {
    await readStrapiTexts({ url: at.value, token })
    const fieldsOf = ({ searchParams }: URL) => searchParams.getAll('fields[3]').join()
    expect(asked.map((url) => `${url.pathname} ${fieldsOf(url)}`)).toEqual([
      ...['/api/articles audience', '/api/articles audience', '/api/guides ', '/api/guides '],
      ...['/api/white-books ', '/api/white-books '],
    ])
  })
})

describe('the newsletter of a portal with a Strapi of its own', () => {
  const deps = (): AlertDeps => ({
    db: database.db,
    env: readSandboxEnv({
      SANDBOX_DATA_DIR: database.folder,
      SANDBOX_NEWSLETTER_CONTENT_URL: at.value,
      SANDBOX_NEWSLETTER_CONTENT_TOKEN: token,
    }),
    ...{ log, now: () => new Date(), mailbox: { send: async (mail) => void sent.push(mail) } },
  })
  const run = async () => {
    await keepStrapiTexts(deps())
    await sendAlerts(deps())
  }
  const titles = () => sent.map(({ text: body }) => /Text \d+/.exec(body)?.[0])

  async function subscribe(email: string): Promise<void> {
    const background = createBackgroundWork(log)
    await takeAlertRequest({ ...deps(), background }, { email, topic: 'newsletter' }, 'fr')
    await background.settled()
    const secret = /[?&]token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
    await confirmAlert(database.db, secret, new Date())
    sent.length = 0
  }

  // P-869
  it('tells of each text once, never of those that were there before, and waits while the Strapi is away', async () => {
    await subscribe('early@reader.example')
    publish('articles', 'fr', text(1))
    await run()
    expect(sent).toEqual([])
    await subscribe('late@reader.example')
    publish('guides', 'fr', text(2))
    strapi.status = 503
    await run()
    expect(sent).toEqual([])
    strapi.status = 200
    await run()
    expect(titles()).toEqual(['Text 2', 'Text 2'])
    expect(sent[0]?.text).toContain('/guide/placement/text-2')
    await run()
    const before = strapi.entries
    strapi.entries = []
    await run()
    strapi.entries = before
    await run()
    expect(sent).toHaveLength(2)
    expect(await database.db.$count(mailAlerts)).toBe(2)
  })
})
