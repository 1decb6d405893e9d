import type { LoadResult } from './load.ts'
import { describeRun, describeSpeed } from './markdown-machine.ts'
import { kilobytes, markdownTable, milliseconds, thousands } from './markdown-table.ts'
import type { Memory, Report, ServerReport, StandResult } from './report.ts'
import type { SessionFigures } from './session-figures.ts'
import { median } from './statistics.ts'

const unknown = 'unknown'

const fixed = (figure: number | undefined, decimals: number, unit = '') =>
  figure === undefined ? unknown : `${figure.toFixed(decimals)}${unit}`
const percent = (share: number | undefined) =>
  share === undefined ? unknown : `${(share * 100).toFixed(0)} %`
const megabytes = (bytes: number | undefined) =>
  fixed(bytes === undefined ? undefined : bytes / 1e6, 0, ' MB')

/** What another server did with the page of a result. */
const resultOf = (load: readonly LoadResult[], server: LoadResult['server'], page: string) =>
  load.find((result) => result.page === page && result.server === server)

/** Requests per second as a share of another server's: the median of what was measured side by side. */
function shareOf({ rounds }: LoadResult, other: LoadResult | undefined): number {
  const others = other?.rounds ?? []
  return median(
    others.map((other, round) => (rounds[round]?.requestsPerSecond ?? 0) / other.requestsPerSecond),
  )
}

function loadRow(result: LoadResult, load: readonly LoadResult[]): string[] {
  const plain = resultOf(load, 'plain node:http', result.page)
  const bare = resultOf(load, 'bare TanStack Start', result.page)
  const ofPlain = shareOf(result, plain)
  const microseconds = result.processorMs === undefined ? undefined : result.processorMs * 1000
  const work =
    result.processorMs === undefined || plain?.processorMs === undefined
      ? undefined
      : result.processorMs / plain.processorMs
  return [
    result.page,
    result.server,
    fixed(work, 1, ' ×'),
    microseconds === undefined ? unknown : `${thousands(microseconds)} µs`,
    fixed(ofPlain, ofPlain < 0.1 ? 3 : 2),
    result.server === 'portal, rendering' && bare !== undefined ? fixed(shareOf(result, bare), 2) : '',
    thousands(result.requestsPerSecond),
    milliseconds(result.p50Ms),
    milliseconds(result.p99Ms),
    percent(result.busy),
    percent(result.askerBusy),
    kilobytes(result.bytes),
  ]
}

function loadTable(load: readonly LoadResult[]): string {
  const head = [
    'page',
    'server',
    'work',
    'processor/request',
    'of plain',
    'of bare',
    'requests/s',
    'p50',
    'p99',
    'core used',
    'asker’s core',
    'answer',
  ]
  return markdownTable(
    head,
    load.map((result) => loadRow(result, load)),
  )
}

function memoryRow(name: string, { portal, sandbox }: Memory): string[] {
  return [name, megabytes(portal), megabytes(sandbox)]
}

function processTable({
  coldStart,
  memoryAfterStart,
  memoryAfterKept,
  memoryAfterLoad,
}: StandResult): string {
  return markdownTable(
    ['', 'portal', 'sandbox'],
    [
      ['first answer, with data', milliseconds(coldStart.portalMs), milliseconds(coldStart.sandboxSeededMs)],
      ['first answer, seeding', 'none', milliseconds(coldStart.sandboxEmptyMs)],
      memoryRow('memory after start', memoryAfterStart),
      memoryRow('memory after a load of kept pages', memoryAfterKept),
      memoryRow('memory after rendered pages, too', memoryAfterLoad),
    ],
  )
}

function filterTable({ filterChange: { productApi, page } }: StandResult): string {
  return markdownTable(
    ['', 'p50', 'p95'],
    [
      ['product API', milliseconds(productApi.p50Ms), milliseconds(productApi.p95Ms)],
      ['whole page', milliseconds(page.p50Ms), milliseconds(page.p95Ms)],
    ],
  )
}

function signedInTable(load: readonly LoadResult[]): string {
  const rows = load.map((result) => {
    const microseconds = result.processorMs === undefined ? undefined : result.processorMs * 1000
    return [
      result.page,
      microseconds === undefined ? unknown : `${thousands(microseconds)} µs`,
      thousands(result.requestsPerSecond),
      milliseconds(result.p50Ms),
      milliseconds(result.p99Ms),
      kilobytes(result.bytes),
    ]
  })
  return markdownTable(['page', 'processor/request', 'requests/s', 'p50', 'p99', 'answer'], rows)
}

function refreshTable({ refresh }: SessionFigures): string {
  return markdownTable(
    ['token calls per session', 'p50', 'p99'],
    [[refresh.tokenCallsPerSession.toFixed(2), milliseconds(refresh.p50Ms), milliseconds(refresh.p99Ms)]],
  )
}

function sessionSections(sessions: SessionFigures): string[] {
  const { requests, sessions: count, rounds } = sessions.refresh
  return [
    '### Signed in, 64 funds',
    signedInTable(sessions.load),
    '### Tokens that are due',
    `${requests} requests at once for ${count} sessions whose tokens have reached their age, ${rounds} rounds.`,
    refreshTable(sessions),
  ]
}

function conditions({ startedAt, machine }: Report, { isPinned, plan, connections }: ServerReport): string {
  const versions = Object.entries(machine.packages).map(([name, version]) => `${name} ${version}`)
  return [
    `- ${describeRun(startedAt)}; ${plan.rounds} rounds of ${plan.secondsPerRound} s for each page and server, ${connections} connections.`,
    `- ${machine.processor}, ${machine.cores} cores, ${(machine.memoryBytes / 1e9).toFixed(1)} GB; ${machine.system}. The server ${isPinned ? 'was kept on one core, the load on the others' : 'shared all cores with the load'}.`,
    `- Load of the machine before the run: ${machine.loadBefore.toFixed(1)} busy processes${machine.loadBefore > 1 ? ' (other work was going on: trust *work*, not *of plain*, requests/s, p99 or start)' : ''}.`,
    `- ${describeSpeed(machine)}.`,
    `- Node ${machine.node}, ${versions.join(', ')}.`,
  ].join('\n')
}

function standSections(stand: StandResult): string[] {
  const { fundCount, coldStart, filterChange } = stand
  return [
    `### Under load, ${thousands(fundCount)} funds`,
    loadTable(stand.load),
    `### Start and memory, ${thousands(fundCount)} funds`,
    `Medians of ${coldStart.starts} starts.`,
    processTable(stand),
    `### A change of filters, ${thousands(fundCount)} funds`,
    `${filterChange.combinations} combinations, each asked once, one after the other.`,
    filterTable(stand),
  ]
}

function librarySections({ library }: ServerReport): string[] {
  const { documents, questions, rounds, productApi, page } = library
  const row = (name: string, { p50Ms, p95Ms }: { readonly p50Ms: number; readonly p95Ms: number }) => [
    name,
    milliseconds(p50Ms),
    milliseconds(p95Ms),
  ]
  return [
    `### A library of ${thousands(documents)} documents`,
    `${questions} questions (orders, filters, words, far pages), each asked ${rounds} times, one after the other.`,
    markdownTable(['', 'p50', 'p95'], [row('product API', productApi), row('whole page', page)]),
  ]
}

function publicationLine({ publication: { changes, p50Ms, mostMs } }: ServerReport): string {
  return `From the start of "publish" at the content backend until the article's page shows the change, ${changes} times: ${milliseconds(p50Ms)} (median), ${milliseconds(mostMs)} at most.`
}

/** What was measured of the servers, as Markdown. */
export function serverAsMarkdown(report: Report, server: ServerReport): string {
  const sections = [
    conditions(report, server),
    ...server.stands.flatMap(standSections),
    ...sessionSections(server.sessions),
    ...librarySections(server),
    '### A publication',
    publicationLine(server),
  ]
  return sections.join('\n\n')
}
