import type { BudgetLine } from './budgets.ts'
import type { Comparison } from './compare.ts'
import type { LighthouseResult, LighthouseRun } from './lighthouse.ts'
import { connections, type LoadResult } from './load.ts'
import type { BrowserReport } from './measure-browser.ts'
import type { LargeReport } from './measure-large.ts'
import { type ServerReport, serverNames } from './measure-server.ts'
import { median } from './statistics.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? 'unknown' : `${(bytes / 1e6).toFixed(0)} MB`
const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
const percent = (share: number | undefined) => (share === undefined ? '' : `${(share * 100).toFixed(0)} %`)
const thousands = (value: number) => Math.round(value).toLocaleString('en')
const microseconds = (ms: number | undefined) => (ms === undefined ? '' : `${thousands(ms * 1000)} µs`)

/** Returns a Markdown table whose columns are also aligned in the source. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

const verdict = ({ isMet }: BudgetLine) => (isMet === undefined ? '' : isMet ? 'met' : '**missed**')

/** Every budget with its figure: the table that the bench ends with. */
export function budgetTable(lines: readonly BudgetLine[]): string {
  const rows = lines.map((line) => [line.budget, line.figure, verdict(line)])
  return `### Budgets\n\n${markdownTable(['budget', 'figure', ''], rows)}`
}

function loadRow(result: LoadResult, load: readonly LoadResult[]): string[] {
  const plain = load.find(({ page, server }) => page === result.page && server === serverNames.plain)
  const share = plain === undefined ? '' : (result.requestsPerSecond / plain.requestsPerSecond).toFixed(2)
  return [
    ...[result.page, result.server, thousands(result.requestsPerSecond), share],
    ...[microseconds(result.processorMs), milliseconds(result.p50Ms), milliseconds(result.p99Ms)],
    ...[percent(result.serverBusy), percent(result.generatorBusy), kilobytes(result.bytes)],
  ]
}

const loadHead = [
  ...['page', 'server', 'requests/s', 'of plain', 'processor/request', 'p50', 'p99'],
  ...['server’s core', 'generator’s core', 'response'],
]

/** The load of all servers, their start and memory. */
export function serverTables({ load, plan, isPinned, startMs, memory }: ServerReport): string {
  const rows = load.map((result) => loadRow(result, load))
  const pinning = isPinned
    ? 'servers on one core, the rest on the others'
    : 'no core of their own for the servers'
  return [
    '### Servers under load',
    `${plan.rounds} rounds of ${plan.secondsPerRound} s, ${connections} connections, ${pinning}; medians.`,
    markdownTable(loadHead, rows),
    `First home page ${milliseconds(startMs)} after the start of the process (median of ${plan.starts}). ` +
      `Memory: ${megabytes(memory.afterStart)} after the start, ${megabytes(memory.afterCachedPages)} after cached ` +
      `pages, ${megabytes(memory.afterRenderedPages)} after rendered pages.`,
  ].join('\n\n')
}

const middle = (runs: readonly LighthouseRun[], read: (run: LighthouseRun) => number) =>
  median(runs.map(read))

/** The median, and with several runs each of them. */
function withRuns(runs: readonly LighthouseRun[], read: (run: LighthouseRun) => number): string {
  const all = runs.length > 1 ? ` (${runs.map((run) => Math.round(read(run))).join(' ')})` : ''
  return `${thousands(middle(runs, read))}${all}`
}

function lighthouseRow(page: BrowserReport['pages'][number]): string[] {
  const { name, locale, accessibility, bestPractices, runs } = page
  return [
    ...[name, locale, String(middle(runs, ({ performance }) => performance))],
    ...[String(accessibility), String(bestPractices)],
    ...[withRuns(runs, ({ lcpMs }) => lcpMs), withRuns(runs, ({ tbtMs }) => tbtMs)],
    middle(runs, ({ cls }) => cls).toFixed(3),
  ]
}

const lighthouseHead = [
  ...['page', '', 'performance', 'accessibility', 'best practices', 'LCP, ms', 'TBT, ms', 'CLS'],
]

/** Every page by Lighthouse, and the weight of scripts. */
export function browserTables({ pages, scripts, runs }: BrowserReport): string {
  const indexes = pages.flatMap((page) => page.runs.map(({ benchmarkIndex }) => Math.round(benchmarkIndex)))
  const weights = scripts.map(({ page, gzipBytes, files }) => [
    ...[page, kilobytes(gzipBytes), String(files.length)],
  ])
  return [
    '### Pages by Lighthouse',
    `${runs} run(s) of each page; Lighthouse's index of the machine was ${Math.min(...indexes)} to ${Math.max(...indexes)}.`,
    markdownTable(lighthouseHead, pages.map(lighthouseRow)),
    '### Scripts',
    markdownTable(['page', 'gzip', 'files'], weights),
  ].join('\n\n')
}

/** Pages over the rows of a large house. */
export function largeTables({ plan, results }: LargeReport): string {
  const rows = results.map(({ budgetMs, name, p50Ms, p99Ms }) => [
    ...[name, milliseconds(p50Ms), milliseconds(p99Ms), milliseconds(budgetMs)],
  ])
  return [
    '### A large house, on PostgreSQL',
    `${plan.requests} requests of each page, one at a time, by the portal.`,
    markdownTable(['page', 'p50', 'p99', 'budget'], rows),
  ].join('\n\n')
}

const ratio = (a: number, b: number) => (a === 0 ? '' : (b / a).toFixed(2))

function comparedLoad(load: readonly LoadResult[]): string {
  const ofB = (result: LoadResult) =>
    load.find(({ page, server }) => page === result.page && server === result.server.replace('A: ', 'B: '))
  const rows = load.flatMap((a) => {
    const b = a.server.startsWith('A: ') ? ofB(a) : undefined
    if (b === undefined) return []
    return [
      [
        ...[a.page, a.server.slice('A: '.length)],
        ...[thousands(a.requestsPerSecond), thousands(b.requestsPerSecond)],
        ratio(a.requestsPerSecond, b.requestsPerSecond),
        ...[microseconds(a.processorMs), microseconds(b.processorMs)],
        ...[milliseconds(a.p99Ms), milliseconds(b.p99Ms)],
      ],
    ]
  })
  const head = [
    ...['page', 'server', 'A, requests/s', 'B, requests/s', 'B / A', 'A, processor', 'B, processor'],
    ...['A, p99', 'B, p99'],
  ]
  return markdownTable(head, rows)
}

function comparedPages({ pages, scripts }: NonNullable<Comparison['browser']>): string {
  const weightOf = (name: string, weights: typeof scripts.a) =>
    kilobytes(weights.find(({ page }) => page === name)?.gzipBytes ?? 0)
  const times = ({ runs }: LighthouseResult) => [
    ...[withRuns(runs, ({ lcpMs }) => lcpMs), withRuns(runs, ({ tbtMs }) => tbtMs)],
  ]
  const rows = pages.map(({ name, a, b }) => [
    ...[name, ...times(a), ...times(b)],
    ...[weightOf(name, scripts.a), weightOf(name, scripts.b)],
  ])
  const head = ['page', 'A, LCP', 'A, TBT', 'B, LCP', 'B, TBT', 'A, scripts', 'B, scripts']
  return markdownTable(head, rows)
}

/** Two builds side by side. */
export function comparisonTables({ directories: [a, b], load, memory, browser }: Comparison): string {
  return [
    '### Two builds',
    `A: ${a}\nB: ${b}`,
    ...(load === undefined ? [] : [comparedLoad(load)]),
    ...(memory === undefined
      ? []
      : [`Memory afterwards: A ${megabytes(memory.a)}, B ${megabytes(memory.b)}.`]),
    ...(browser === undefined ? [] : [comparedPages(browser)]),
  ].join('\n\n')
}
