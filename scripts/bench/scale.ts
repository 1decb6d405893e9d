/**
 * `node scripts/bench/scale.ts <PostgreSQL URL>`: what the searches of the embedded product API cost on PostgreSQL
 * with 120 funds, and with 20,000 funds and 1,000,000 documents. The databases `scale_small` and `scale_large` of that
 * server are dropped and made anew. Prints a table and the plans (docs/performance.md).
 */
import pg from 'pg'
import { type Db, openDatabase } from '../../sandbox/database/open-database.ts'
import { visitor } from '../../sandbox/product/documents/document-views.ts'
import { searchDocuments } from '../../sandbox/product/documents/search-documents.ts'
import { listFunds } from '../../sandbox/product/funds/fund-list.ts'
import { searchLibrary } from '../../sandbox/product/library/search-library.ts'
import { documentSearchQuerySchema } from '../../src/contract/product-api/document.schema.ts'
import { fundListQuerySchema } from '../../src/contract/product-api/fund.schema.ts'
import { librarySearchQuerySchema } from '../../src/contract/product-api/library.schema.ts'
import { projectPath, runCommand } from '../lib/project.ts'
import { markdownTable } from './markdown-table.ts'
import { fillDatabase, type Scale } from './scale-data.ts'
import { quantile } from './statistics.ts'

const scales = {
  small: { funds: 120, documents: 6000 },
  large: { funds: 20_000, documents: 1_000_000 },
} as const satisfies Record<string, Scale>

const warmUps = 10
const mostRounds = 200
const mostMs = 8000

/** A question that differs in every round, as those of visitors do. */
type Question = (db: Db, round: number, scale: Scale) => Promise<unknown>

const words = ['avenir', 'sante', 'energ', 'forets', 'horizon', 'metropoles'] as const
const englishWords = ['future', 'health', 'energ', 'forests', 'horizon', 'cities'] as const
const wordOf = (list: readonly string[], round: number) => list[round % list.length] ?? ''

/** One of each column, which twenty funds or more of the small catalogue have. */
const filters = [
  { status: ['open'] },
  { strategy: ['growth'] },
  { assetClass: ['infrastructure'] },
  { geography: ['france'] },
] as const
const orders = [
  '-launchDate',
  'launchDate',
  '-riskIndicator',
  'riskIndicator',
  '-minimumInvestment',
  'minimumInvestment',
] as const

const list = (db: Db, query: object, locale: 'fr' | 'en' = 'fr') =>
  listFunds(db, fundListQuerySchema.parse(query), locale)
const ownFunds = (count: number, round: number, { funds }: Scale) =>
  Array.from({ length: count }, (_, index) => 1 + ((round * 31 + index * 7) % funds))
const library = (fundNumbers: readonly number[], db: Db, query: object) =>
  searchLibrary(db, librarySearchQuerySchema.parse(query), {
    locale: 'fr',
    reader: visitor,
    fundNumbers,
  })

const questions: Readonly<Record<string, Question>> = {
  'list, first page': (db) => list(db, {}),
  'list, a filter': (db, round) => list(db, filters[round % filters.length] ?? {}),
  'list, another order': (db, round) => list(db, { sort: orders[round % orders.length] }),
  'list, a filter and a page': (db, round) => list(db, { status: ['open'], page: String(1 + (round % 4)) }),
  'search of a word (French)': (db, round) => list(db, { q: wordOf(words, round) }),
  'search of two words (English)': (db, round) =>
    list(db, { q: `${wordOf(englishWords, round)} ${wordOf(englishWords, round + 1)}` }, 'en'),
  'search of a number': (db, round, { funds }) => list(db, { q: String(1 + ((round * 37) % funds)) }),
  'documents of a fund': (db, round, { funds }) =>
    searchDocuments(db, 1 + ((round * 37) % funds), documentSearchQuerySchema.parse({ q: 'rapport' }), {
      locale: 'fr',
      reader: visitor,
    }),
  'library of 5 funds': (db, round, scale) => library(ownFunds(5, round, scale), db, { q: 'rapport' }),
  'library of 100 funds': (db, round, scale) => library(ownFunds(100, round, scale), db, { q: 'rapport' }),
}

type Catalogue = { readonly db: Db; readonly scale: Scale; readonly url: string; close(): Promise<void> }

async function timeOnce({ db, scale }: Catalogue, question: Question, round: number): Promise<number> {
  const startedAt = performance.now()
  await question(db, round, scale)
  return performance.now() - startedAt
}

/** The times of a question in each catalogue. They take turns, so that whatever else the machine does meets both. */
async function timeQuestion(question: Question, few: Catalogue, many: Catalogue) {
  const times: { readonly few: number[]; readonly many: number[] } = { few: [], many: [] }
  const endsAt = performance.now() + mostMs
  for (let round = 0; round < warmUps + mostRounds && performance.now() < endsAt; round += 1) {
    const asked = [await timeOnce(few, question, round), await timeOnce(many, question, round)] as const
    if (round < warmUps) continue
    times.few.push(asked[0])
    times.many.push(asked[1])
  }
  return times
}

async function ask<Row>(url: string, queries: readonly string[], read: (query: string, rows: Row[]) => void) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const query of queries) read(query, (await client.query(query)).rows)
  await client.end()
}

/** Makes a database anew; its address. */
async function makeEmpty(server: string, name: string): Promise<string> {
  await ask(
    server,
    [`drop database if exists ${name} with (force)`, `create database ${name}`],
    () => undefined,
  )
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const milliseconds = (figure: number) => `${figure.toFixed(1)} ms`

async function makeCatalogue(server: string, name: keyof typeof scales): Promise<Catalogue> {
  const scale = scales[name]
  const url = await makeEmpty(server, `scale_${name}`)
  const migrationsDir = projectPath('sandbox/database/migrations')
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '', migrationsDir })
  console.log(`Filling ${scale.funds} funds and ${scale.documents} documents …`)
  await fillDatabase(db, scale)
  return { db, scale, url, close }
}

/** The searches as the database plans them. */
const plans = [
  `select count(*) from funds where slug_fr is not null and to_tsvector('simple', search_fr) @@ to_tsquery('simple', 'avenir:* & sante:*')`,
  `select count(*) from funds where slug_fr is not null and to_tsvector('simple', search_en) @@ to_tsquery('simple', 'future:* & health:*')`,
  'select * from fund_counts where num_nonnulls(strategy, status, asset_class, geography) <= 1',
  `select * from funds where slug_fr is not null order by name_sort collate "C", id limit 24`,
  `select * from funds where slug_fr is not null and status = 'open' order by name_sort collate "C", id limit 24`,
  `select * from funds where slug_fr is not null order by risk_indicator desc nulls last, name_sort collate "C", id limit 24`,
  'select * from documents where fund_id = 4711 order by published_on desc, id desc',
]

function printPlans(url: string): Promise<void> {
  const explained = plans.map((query) => `explain (analyze, costs off) ${query}`)
  return ask<{ readonly 'QUERY PLAN': string }>(url, explained, (query, rows) =>
    console.log(`\n${query}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`),
  )
}

await runCommand(async () => {
  const [server = ''] = process.argv.slice(2)
  const small = await makeCatalogue(server, 'small')
  const large = await makeCatalogue(server, 'large')
  const rows: string[][] = []
  for (const [title, question] of Object.entries(questions)) {
    const { few, many } = await timeQuestion(question, small, large)
    const figures = [few, many].flatMap((times) => [0.5, 0.99].map((share) => quantile(times, share)))
    rows.push([title, ...figures.map(milliseconds)])
  }
  await printPlans(large.url)
  await Promise.all([small.close(), large.close()])
  console.log(`\n${markdownTable(['', '120 funds, p50', 'p99', '20,000 funds, p50', 'p99'], rows)}`)
  return 0
})
