import { expect, it } from 'vitest'
import { browserBudgets, largeBudgets, serverBudgets } from './budgets.ts'
import type { BrowserReport } from './measure-browser.ts'
import type { LargeReport } from './measure-large.ts'
import { type ServerReport, serverNames } from './measure-server.ts'
import { budgetTable } from './report.ts'

const megabyte = 1_000_000

function loadOf(page: string, server: string, requestsPerSecond: number, p99Ms = 1) {
  const sample = { requestsPerSecond, p50Ms: 1, p99Ms, processorMs: 1, serverBusy: 1, generatorBusy: 0.5 }
  return { ...sample, page, server, bytes: 1, rounds: [sample] }
}

function serverReport(changes: Partial<ServerReport> = {}): ServerReport {
  const { plain, cached, rendered, bare, signedIn } = serverNames
  return {
    plan: { rounds: 1, secondsPerRound: 1, warmUpSeconds: 1, starts: 1 },
    isPinned: true,
    load: [
      loadOf('list', plain, 1000),
      loadOf('list', cached, 700),
      loadOf('list', rendered, 28),
      loadOf('list', bare, 14),
      loadOf('home', signedIn, 50, 48),
    ],
    startMs: 400,
    memory: {
      afterStart: 100 * megabyte,
      afterCachedPages: 200 * megabyte,
      afterRenderedPages: 300 * megabyte,
    },
    ...changes,
  }
}

function browserReport(tbtMs: readonly number[], listBytes: number): BrowserReport {
  const runs = tbtMs.map((tbt) => ({
    performance: 100,
    lcpMs: 1300,
    tbtMs: tbt,
    cls: 0,
    benchmarkIndex: 1000,
  }))
  const page = { locale: 'fr', url: '/', accessibility: 100, bestPractices: 96, runs } as const
  return {
    runs: tbtMs.length,
    pages: [
      { ...page, name: 'list' },
      { ...page, name: 'guide' },
    ],
    scripts: [{ page: 'list', files: [], gzipBytes: listBytes }],
  }
}

const met = (lines: readonly { budget: string; isMet: boolean | undefined }[]) =>
  Object.fromEntries(lines.map(({ budget, isMet }) => [budget, isMet]))

it('finds every budget of the servers met', () => {
  const lines = serverBudgets(serverReport())
  expect(Object.values(met(lines))).toEqual([true, true, true, true, true])
  expect(lines.map(({ figure }) => figure)).toEqual([
    ...['list 0.70', 'list 2.00', 'at most home 48 ms', 'at most portal 200 MB', 'at most portal 300 MB'],
  ])
})

it('finds a cached page slower than half of the plain server, and says so in the table', () => {
  const { plain, cached } = serverNames
  const lines = serverBudgets(
    serverReport({ load: [loadOf('list', plain, 1000), loadOf('list', cached, 499)] }),
  )
  expect(met(lines)['Cached page, share of plain node:http ≥ 0.5']).toBe(false)
  expect(budgetTable(lines)).toMatch(/ ≥ 0\.5 +\| list 0\.50 +\| \*\*missed\*\*/)
})

it('leaves open what was not measured', () => {
  const memory = { afterStart: undefined, afterCachedPages: undefined, afterRenderedPages: undefined }
  expect(met(serverBudgets(serverReport({ memory })))['Memory after cached pages ≤ 250 MB']).toBeUndefined()
})

it('judges a page by the median of its runs, and each page by its own limit', () => {
  const lines = met(browserBudgets(browserReport([10, 20, 900], 145_000)))
  expect(lines).toMatchObject({
    'TBT ≤ 50 ms': true,
    'LCP of pages of funds ≤ 1500 ms': true,
    'LCP of other pages ≤ 1200 ms': false,
    'Lighthouse best practices of 2 pages ≥ 100': false,
    'Scripts of the list ≤ 145 kB': true,
  })
  expect(met(browserBudgets(browserReport([60], 145_001)))).toMatchObject({
    'TBT ≤ 50 ms': false,
    'Scripts of the list ≤ 145 kB': false,
  })
})

it('judges each page of a large house by its own limit, and a list of invitations by its end, too', () => {
  const results = [
    { name: 'text search', budgetMs: 100, p50Ms: 20, p99Ms: 101 },
    { name: 'search of clients', budgetMs: 50, p50Ms: 20, p99Ms: 50 },
  ] as const
  const plan = { warmUps: 0, requests: 1 }
  const report = (doneMs: number | undefined): LargeReport => ({
    ...{ plan, results, invitations: { lines: 500, respondedMs: 900, doneMs } },
  })
  const invitation = 'Invitation of 500 lines ≤ 1000 ms, then worked off'
  expect(met(largeBudgets(report(20_000)))).toEqual({
    ...{ 'text search, p99 ≤ 100 ms': false, 'search of clients, p99 ≤ 50 ms': true, [invitation]: true },
  })
  expect(met(largeBudgets(report(undefined)))[invitation]).toBe(false)
})
