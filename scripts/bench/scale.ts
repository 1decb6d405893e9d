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
const mostMs = 4000

/** A question that differs in every round, as those of visitors do. */
type Question = (db: Db, round: number, scale: Scale) => Promise<unknown>

const words = ['avenir', 'sante', 'energ', 'forets', 'horizon', 'metropoles'] as const
const englishWords = ['future', 'health', 'energ', 'forests', 'horizon', 'cities'] as const
const wordOf = (list: readonly string[], round: number) => list[round % list.length] ?? ''

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

async function timeQuestion(db: Db, question: Question, scale: Scale): Promise<readonly number[]> {
  for (let round = 0; round < warmUps; round += 1) await question(db, round, scale)
  const times: number[] = []
  const endsAt = performance.now() + mostMs
  for (let round = 0; round < mostRounds && performance.now() < endsAt; round += 1) {
    const startedAt = performance.now()
    await question(db, round, scale)
    times.push(performance.now() - startedAt)
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

async function measureScale(
  server: string,
  name: keyof typeof scales,
): Promise<Map<string, readonly number[]>> {
  const scale = scales[name]
  const databaseUrl = await makeEmpty(server, `scale_${name}`)
  const migrationsDir = projectPath('sandbox/database/migrations')
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '', migrationsDir })
  try {
    console.log(`Filling ${scale.funds} funds and ${scale.documents} documents …`)
    await fillDatabase(db, scale)
    const measured = new Map<string, readonly number[]>()
    for (const [title, question] of Object.entries(questions))
      measured.set(title, await timeQuestion(db, question, scale))
    if (name === 'large') await printPlans(databaseUrl)
    return measured
  } finally {
    await close()
  }
}

/** The searches as the database plans them. */
const plans = [
  `select count(*) from funds where slug_fr is not null and to_tsvector('simple', search_fr) @@ to_tsquery('simple', 'avenir:* & sante:*')`,
  `select count(*) from funds where slug_fr is not null and to_tsvector('simple', search_en) @@ to_tsquery('simple', 'future:* & health:*')`,
  'select strategy, status, asset_class, geography, count(*) from funds where slug_fr is not null group by strategy, status, asset_class, geography',
  `select * from funds where slug_fr is not null order by name_sort collate "C", id limit 24`,
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
  const small = await measureScale(server, 'small')
  const large = await measureScale(server, 'large')
  const rows = Object.keys(questions).map((title) => {
    const [few, many] = [small.get(title) ?? [], large.get(title) ?? []]
    return [
      title,
      ...[few, many].flatMap((times) => [0.5, 0.99].map((share) => milliseconds(quantile(times, share)))),
    ]
  })
  console.log(`\n${markdownTable(['', '120 funds, p50', 'p99', '20,000 funds, p50', 'p99'], rows)}`)
  return 0
})
