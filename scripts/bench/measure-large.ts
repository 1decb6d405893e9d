import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { PlainError } from '../lib/project.ts'
import { signInByHttp } from '../lib/sign-in.ts'
import { prepareEnvironment, withServices } from './environment.ts'
import {
  fillLarge,
  largeInviter,
  largePartner,
  largeReader,
  largeSizes,
  type RunSql,
  searched,
} from './large-data.ts'
import { withoutShedding } from './load.ts'
import { quantile } from './statistics.ts'

/** Requests of each page after the warm-up, one at a time: what one reader waits for. */
export type LargePlan = { readonly warmUps: number; readonly requests: number }

export type LargeResult = {
  readonly name: LargeName
  readonly budgetMs: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export type LargeReport = {
  readonly plan: LargePlan
  readonly results: readonly LargeResult[]
  /** A list of invitations: until the page came back, and until the last line was worked off. */
  readonly invitations: {
    readonly lines: number
    readonly respondedMs: number
    readonly doneMs: number | undefined
  }
}

/** The pages, whose they are, a text that proves that they hold what they are measured with, and their budgets. */
const pages = [
  {
    name: 'library, filtered',
    reader: 'investor',
    budgetMs: 150,
    path: '/mon-compte/documents?year=2019',
    shows: '2019',
  },
  {
    name: 'text search',
    reader: 'investor',
    budgetMs: 100,
    path: `/mon-compte/documents?q=${searched.word}`,
    shows: '<mark',
  },
  {
    name: 'partner’s home',
    reader: 'partner',
    budgetMs: 150,
    path: '/mon-compte/tableau-de-bord',
    shows: '50',
  },
  {
    name: 'search of clients',
    reader: 'partner',
    budgetMs: 50,
    path: `/mon-compte/clients?q=${searched.client}`,
    shows: searched.client,
  },
] as const

export type LargeName = (typeof pages)[number]['name']

async function readPage(url: string, cookie: string): Promise<string> {
  const response = await fetch(url, { headers: { cookie }, redirect: 'manual' })
  const html = await response.text()
  if (response.status !== 200) throw new PlainError(`${url} gave ${response.status}.`)
  return html
}

/** The times of a page, requested again and again by one reader. */
async function timePage(
  portalUrl: string,
  { path, shows, ...page }: (typeof pages)[number],
  cookie: string,
  { requests, warmUps }: LargePlan,
): Promise<LargeResult> {
  const url = `${portalUrl}${path}`
  if (!(await readPage(url, cookie)).includes(shows)) throw new PlainError(`${url} does not show "${shows}".`)
  const times: number[] = []
  for (let count = -warmUps; count < requests; count += 1) {
    const startedAt = performance.now()
    await readPage(url, cookie)
    if (count >= 0) times.push(performance.now() - startedAt)
  }
  const { budgetMs, name } = page
  return { name, budgetMs, p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) }
}

const invitedLines = 500
const invitationsPath = '/mon-compte/utilisateurs'
const pollMs = 100
const longestMs = 120_000

/** Waits until no line of the list waits any more; undefined if that takes too long. */
async function untilWorkedOff(run: RunSql, startedAt: number): Promise<number | undefined> {
  while (performance.now() - startedAt < longestMs) {
    const left = await run(`select 1 from invitation_list_lines where state = 'waiting' limit 1`)
    if (left.length === 0) return performance.now() - startedAt
    await wait(pollMs)
  }
  return undefined
}

const hiddenOf = (form: string, name: string): string =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(form)?.[1] ?? ''

/** Invites by one list, as the form of the page does. */
async function timeInvitations(
  portalUrl: string,
  cookie: string,
  run: RunSql,
): Promise<LargeReport['invitations']> {
  const html = await readPage(`${portalUrl}${invitationsPath}`, cookie)
  const form = /<form[^>]*action="\/api\/forms\/invite-list"[\s\S]*?<\/form>/.exec(html)?.[0]
  if (form === undefined) throw new PlainError(`${invitationsPath} has no form for a list.`)
  const domain = largeInviter.email.split('@')[1]
  const list = Array.from({ length: invitedLines }, (_, index) => `colleague.${index}@${domain}`).join('\n')
  const body = new FormData()
  for (const name of ['csrfToken', 'key']) body.append(name, hiddenOf(form, name))
  body.append('list', list)
  const startedAt = performance.now()
  const response = await fetch(`${portalUrl}/api/forms/invite-list`, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: { cookie, origin: portalUrl },
  })
  await response.arrayBuffer()
  const respondedMs = performance.now() - startedAt
  const [stored] = await run('select count(*)::int as lines from invitation_list_lines')
  const lines = Number({ lines: 0, ...stored }.lines)
  if (response.status >= 400 || lines < invitedLines)
    throw new PlainError(`The list of invitations gave ${response.status}, and ${lines} lines were stored.`)
  return { lines: invitedLines, respondedMs, doneMs: await untilWorkedOff(run, startedAt) }
}

/** A client of PostgreSQL. `pg` belongs to the sandbox's workspace, so it is looked up from there. */
async function connect(url: string) {
  const load = createRequire(new URL('../../sandbox/package.json', import.meta.url))
  const pg: { Client: new (connection: string) => Client } = load('pg')
  const client = new pg.Client(url)
  await client.connect()
  const run: RunSql = async (statement, values = []) => (await client.query(statement, [...values])).rows
  return { run, end: () => client.end() }
}

/** Makes a database for the run, and drops it afterwards. */
async function withDatabase<Result>(serverUrl: string, use: (url: string) => Promise<Result>) {
  const name = `portal_bench_${randomUUID().replaceAll('-', '')}`
  const server = await connect(serverUrl)
  try {
    await server.run(`create database ${name}`)
    const url = new URL(serverUrl)
    url.pathname = `/${name}`
    return await use(url.href)
  } finally {
    await server.run(`drop database if exists ${name} with (force)`)
    await server.end()
  }
}

/** Measures pages over the rows of a large house, on a new database of a PostgreSQL server. */
export function measureLarge(serverUrl: string, plan: LargePlan): Promise<LargeReport> {
  return withDatabase(serverUrl, async (databaseUrl) => {
    const environment = await prepareEnvironment({ ...withoutShedding, DATABASE_URL: databaseUrl })
    const { url } = environment.settings.portal
    return await withServices(environment, async () => {
      const { end, run } = await connect(databaseUrl)
      try {
        const { documents, subscriptions } = largeSizes
        console.log(`Filling ${documents} documents and ${subscriptions} subscriptions …`)
        await fillLarge(run)
        const cookies = {
          investor: await signInByHttp(url, largeReader),
          partner: await signInByHttp(url, largePartner),
        }
        const results: LargeResult[] = []
        for (const page of pages) {
          console.log(`${page.name} …`)
          results.push(await timePage(url, page, cookies[page.reader], plan))
        }
        console.log('Invitations …')
        const inviter = await signInByHttp(url, largeInviter)
        return { plan, results, invitations: await timeInvitations(url, inviter, run) }
      } finally {
        await end()
      }
    })
  })
}
