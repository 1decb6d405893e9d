import { createRequire } from 'node:module'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  fixedVisits,
  linkedVisits,
  type Persona,
  signInStaff,
  sitemapVisits,
  type Visit,
} from '../../scripts/lib/portal-visits.ts'
import { signInByHttp } from '../../scripts/lib/sign-in.ts'
import { hasPostgres, type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { startServices, type TestServices } from '../support/services.ts'

let postgres: PostgresServer
let services: TestServices
let client: Client
const cookies: Partial<Record<Persona, string>> = {}

/** A user of each kind of page. */
const accounts = [
  { persona: 'investor', client: 'investor', email: 'investor@sandbox.example' },
  { persona: 'partner', client: 'partner', email: 'partner-chosen@banque-demo.example' },
  { persona: 'advisor', client: 'partner', email: 'advisor@cgp-demo.example' },
] as const

// `pg` belongs to the sandbox's workspace, so it is looked up from there.
const sandboxRequire = createRequire(new URL('../../sandbox/package.json', import.meta.url))

beforeAll(async () => {
  if (!hasPostgres) return
  postgres = await startPostgres()
  services = await startServices({
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'warn',
    SANDBOX_CONTENT_RATE_LIMIT: '100000',
  })
  const pg: { Client: new (connection: string) => Client } = sandboxRequire('pg')
  client = new pg.Client(postgres.url)
  await client.connect()
  const { portalUrl } = services
  for (const { client: space, email, persona } of accounts)
    cookies[persona] = await signInByHttp(portalUrl, { email, client: space })
  cookies.staff = await signInStaff(portalUrl, 'staff@sandbox.example')
}, 300_000)

afterAll(async () => {
  await client?.end()
  await services?.stop()
  await postgres?.stop()
})

/**
 * Tables that note what was read, or what the process itself does at its times: nothing in them was asked for by who
 * reads.
 */
const notes: Readonly<Record<string, string>> = {
  attempt_counters: 'counts of requests, which limits need',
  document_downloads: 'the history of downloads, which tells its user what was read',
  document_pages: 'the index of texts, written after the start',
  library_visits: 'what was new at the last visit',
  identity_records: 'sign-ins of the provider, which expire',
  guest_openings: 'the history of what a guest opened',
  staff_languages: 'the language in which a member of staff last used the portal',
}

/** Columns of the same kind, by table. */
const notedColumns: Readonly<Record<string, readonly string[]>> = {
  // When its author last read the thread.
  questions: ['read_at'],
  // Of a file that is made when it is first asked for, and of its text.
  documents: ['bytes', 'sha256', 'pages', 'indexed_sha256'],
  // The same of a picture.
  content_media: ['size_bytes'],
}

/** A digest of the rows of each table. */
async function stateOf(): Promise<Map<string, string>> {
  const { rows } = await client.query<{ readonly name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const state = new Map<string, string>()
  for (const { name } of rows) {
    if (Object.hasOwn(notes, name)) continue
    const found = await client.query<{ readonly digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as digest
      from (select md5((to_jsonb(t) - $1::text[])::text) as line from "${name}" t) lines`,
      [notedColumns[name] ?? []],
    )
    state.set(name, found.rows[0]?.digest ?? '')
  }
  return state
}

/** The tables that differ. */
const changed = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name)

/** Number of the next writing transaction: it stays as it is while nothing is written. */
async function nextWrite(): Promise<string | undefined> {
  const question = 'select pg_snapshot_xmax(pg_current_snapshot())::text as id'
  return (await client.query<{ readonly id: string }>(question)).rows[0]?.id
}

type Reading = { readonly persona: Persona; readonly url: string }

/** Files and calls that a browser reads besides the pages, by who may. */
const files: Readonly<Record<Exclude<Persona, 'advisor'>, readonly string[]>> = {
  visitor: [
    ...['/robots.txt', '/sitemap.xml', '/feeds/articles.xml', '/locales/fr-FR.json', '/api/health?ready'],
    ...['/api/build.json', '/api/funds/catalogue.csv', '/api/funds/catalogue.xlsx', '/api/auth/csrf'],
    ...['/api/auth/session', '/api/auth/providers', '/api/forms/contact/challenge', '/api/preview?exit=1'],
    ...['/api/unsubscribe?token=x', '/api/alerts/end?token=x', '/api/contact/confirm?token=x'],
    ...['/api/white-books/download?token=x', '/api/registration/confirmed?ticket=x', '/api/metrics'],
    ...[
      '/api/private-feeds/x.ics',
      '/api/share-images/fr/site/orvanne.png',
      '/api/icons/lucide.json?icons=mail',
    ],
    ...[
      '/.well-known/security.txt',
      '/.well-known/change-password',
      '/auth/investor/email-not-verified-redirect',
    ],
  ],
  investor: [
    ...['/api/account/personal-data', '/api/auth/session', '/api/account/documents-of-year.zip?year=2026'],
    ...['/api/account/holdings/hld-2/account.pdf', '/api/account/funds/fnd-6/account.csv'],
    ...['/api/account/funds/fnd-6/account.xlsx', '/auth/investors/funds'],
  ],
  partner: ['/api/account/desk.csv', '/api/account/desk.xlsx', '/api/account/subscriptions.csv'],
  staff: ['/api/staff/agreements.csv', '/api/staff/usage.csv', '/api/auth/session'],
}

const pagesOfSandbox = [
  ...['/', '/mailbox', '/mailbox/api/messages', '/back-office', '/product/openapi.json', '/product/funds'],
  ...[
    '/content/api/articles',
    '/content/api/pages',
    '/content/admin',
    '/identity/.well-known/openid-configuration',
  ],
  ...[
    'contact-messages',
    'white-book-requests',
    'investors',
    'companies',
    'teams',
    'requests',
    'log',
    'codes',
  ].map((page) => `/back-office/${page}`),
]

async function read({ persona, url }: Reading, method: 'GET' | 'HEAD'): Promise<number> {
  // What browsers and programs that check links send when they look ahead.
  const headers = {
    accept: 'text/html',
    cookie: cookies[persona] ?? '',
    'sec-purpose': 'prefetch',
    purpose: 'prefetch',
  }
  const response = await fetch(url, { method, headers, redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}

// P-164, P-864
describe.runIf(hasPostgres)('whatever is read', () => {
  it('changes no row of the database: every page, file and call of every kind of person', async () => {
    const { portalUrl, sandboxUrl } = services
    const visits: readonly Visit[] = [
      ...fixedVisits,
      ...(await sitemapVisits(portalUrl)),
      ...(await linkedVisits(portalUrl, cookies)),
    ]
    const readings: readonly Reading[] = [
      ...visits.map(({ path, persona }) => ({ persona, url: `${portalUrl}${path}` })),
      ...(['visitor', 'investor', 'partner', 'staff'] as const).flatMap((persona) =>
        files[persona].map((path) => ({ persona, url: `${portalUrl}${path}` })),
      ),
      ...pagesOfSandbox.map((path) => ({ persona: 'visitor' as const, url: `${sandboxUrl}${path}` })),
    ]
    expect(readings.length).toBeGreaterThan(200)
    const faults: string[] = []
    let state = await stateOf()
    for (const reading of readings)
      for (const method of ['HEAD', 'GET'] as const) {
        const next = await nextWrite()
        const status = await read(reading, method)
        if (status >= 500) faults.push(`${method} ${reading.url}: ${status}`)
        if ((await nextWrite()) === next) continue
        const now = await stateOf()
        const tables = changed(state, now)
        if (tables.length > 0)
          faults.push(`${method} ${reading.url} (${reading.persona}) writes ${tables.join(', ')}`)
        state = now
      }
    expect(faults).toEqual([])
  }, 400_000)
})
