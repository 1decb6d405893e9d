import type { BrowserReport } from './measure-browser.ts'
import type { LargeReport } from './measure-large.ts'
import { type ServerReport, serverNames } from './measure-server.ts'
import type { PublicPageName } from './pages.ts'
import { median } from './statistics.ts'

/** Budget with its measured figure; `isMet` is undefined if this system cannot measure it. */
export type BudgetLine = {
  readonly budget: string
  readonly figure: string
  readonly isMet: boolean | undefined
}

const megabytes = (bytes: number) => bytes / 1_000_000
const kilobytes = (bytes: number) => bytes / 1000

/** Limits; docs/performance.md explains their values. */
const limits = {
  cachedShareOfPlain: 0.5,
  renderedShareOfBare: 1.4,
  signedInP99Ms: 100,
  invitationMs: 1000,
  cachedMemoryMb: 250,
  renderedMemoryMb: 400,
  lighthouseScore: 100,
  textLcpMs: 1200,
  fundLcpMs: 1500,
  tbtMs: 50,
  cls: 0,
} as const

/** Maximum kilobytes of scripts after gzip; `text` is the default. */
const scriptLimitsKb = { list: 145, 'white book': 140, text: 130 } as const
const textPages: readonly PublicPageName[] = [
  'guides',
  'guide',
  'articles',
  'article',
  'how-to',
  'legal page',
]
/** Pages of funds have the larger LCP budget. */
const fundPages: readonly PublicPageName[] = ['list', 'filtered list', 'fund', 'compare']

type Named = { readonly name: string; readonly value: number }

function atLeast(budget: string, limit: number, values: readonly Named[], digits = 2): BudgetLine {
  const figure = values.map(({ name, value }) => `${name} ${value.toFixed(digits)}`).join(', ')
  return {
    budget: `${budget} ≥ ${limit}`,
    figure: figure || 'not measured',
    isMet: values.length === 0 ? undefined : values.every(({ value }) => value >= limit),
  }
}

/** Shows the worst value, and names every one over the limit. */
function atMost(budget: string, limit: number, unit: string, values: readonly Named[]): BudgetLine {
  if (values.length === 0)
    return { budget: `${budget} ≤ ${limit}${unit}`, figure: 'not measured', isMet: undefined }
  const show = ({ name, value }: Named) => `${name} ${Number(value.toFixed(limit === 0 ? 3 : 1))}${unit}`
  const over = values.filter(({ value }) => value > limit)
  const [worst] = values.toSorted((a, b) => b.value - a.value)
  const shown = over.length > 0 ? over : worst === undefined ? [] : [worst]
  return {
    budget: `${budget} ≤ ${limit}${unit}`,
    figure: `${over.length > 0 ? '' : 'at most '}${shown.map(show).join(', ')}`,
    isMet: over.length === 0,
  }
}

/** Requests per second of a server as a share of another one's, page by page. */
function shares({ load }: ServerReport, server: string, of: string): Named[] {
  return load.flatMap(({ page, server: name, requestsPerSecond }) => {
    const other = load.find((result) => result.page === page && result.server === of)
    return name !== server || other === undefined
      ? []
      : [{ name: page, value: requestsPerSecond / other.requestsPerSecond }]
  })
}

const known = (name: string, value: number | undefined): Named[] =>
  value === undefined ? [] : [{ name, value: megabytes(value) }]

/** The budgets of the servers. */
export function serverBudgets(report: ServerReport): readonly BudgetLine[] {
  const { plain, cached, rendered, bare, signedIn } = serverNames
  const { afterCachedPages, afterRenderedPages } = report.memory
  const p99 = report.load
    .filter(({ server }) => server === signedIn)
    .map(({ page, p99Ms }) => ({ name: page, value: p99Ms }))
  return [
    atLeast(
      'Cached page, share of plain node:http',
      limits.cachedShareOfPlain,
      shares(report, cached, plain),
    ),
    atLeast('Rendered page, share of bare Start', limits.renderedShareOfBare, shares(report, rendered, bare)),
    atMost('Signed-in home, p99', limits.signedInP99Ms, ' ms', p99),
    atMost('Memory after cached pages', limits.cachedMemoryMb, ' MB', known('portal', afterCachedPages)),
    atMost(
      'Memory after rendered pages',
      limits.renderedMemoryMb,
      ' MB',
      known('portal', afterRenderedPages),
    ),
  ]
}

/** The budgets over the rows of a large house. */
export function largeBudgets({ invitations, results }: LargeReport): readonly BudgetLine[] {
  const { doneMs, lines, respondedMs } = invitations
  const worked = doneMs === undefined ? 'not worked off in time' : `worked off in ${Math.round(doneMs)} ms`
  return [
    ...results.map(({ budgetMs, name, p99Ms }) =>
      atMost(`${name}, p99`, budgetMs, ' ms', [{ name: 'page', value: p99Ms }]),
    ),
    {
      budget: `Invitation of ${lines} lines ≤ ${limits.invitationMs} ms, then worked off`,
      figure: `${Math.round(respondedMs)} ms, ${worked}`,
      isMet: respondedMs <= limits.invitationMs && doneMs !== undefined,
    },
  ]
}

/** The budgets of the browser; of several runs of a page the median counts. */
export function browserBudgets({ pages, scripts }: BrowserReport): readonly BudgetLine[] {
  const medians = (read: (run: BrowserReport['pages'][number]['runs'][number]) => number, of = pages) =>
    of.map((page) => ({ name: `${page.name} (${page.locale})`, value: median(page.runs.map(read)) }))
  const scores = (read: (page: BrowserReport['pages'][number]) => number) =>
    pages.map((page) => ({ name: `${page.name} (${page.locale})`, value: read(page) }))
  const ofFunds = pages.filter(({ name }) => fundPages.includes(name))
  const others = pages.filter(({ name }) => !fundPages.includes(name))
  const weights = (names: readonly PublicPageName[]) =>
    scripts
      .filter(({ page }) => names.includes(page))
      .map(({ page, gzipBytes }) => ({ name: page, value: kilobytes(gzipBytes) }))
  const score = (name: string, values: readonly Named[]) => lowest(`${name} of ${pages.length} pages`, values)
  return [
    score(
      'Lighthouse performance',
      medians(({ performance }) => performance),
    ),
    score(
      'Lighthouse accessibility',
      scores(({ accessibility }) => accessibility),
    ),
    score(
      'Lighthouse best practices',
      scores(({ bestPractices }) => bestPractices),
    ),
    atMost(
      'LCP of pages of funds',
      limits.fundLcpMs,
      ' ms',
      medians(({ lcpMs }) => lcpMs, ofFunds),
    ),
    atMost(
      'LCP of other pages',
      limits.textLcpMs,
      ' ms',
      medians(({ lcpMs }) => lcpMs, others),
    ),
    atMost(
      'TBT',
      limits.tbtMs,
      ' ms',
      medians(({ tbtMs }) => tbtMs),
    ),
    atMost(
      'CLS',
      limits.cls,
      '',
      medians(({ cls }) => cls),
    ),
    atMost('Scripts of the list', scriptLimitsKb.list, ' kB', weights(['list'])),
    atMost('Scripts of texts', scriptLimitsKb.text, ' kB', weights(textPages)),
    atMost('Scripts of a white book', scriptLimitsKb['white book'], ' kB', weights(['white book'])),
  ]
}

/** A score that must be reached on every page; names the pages that do not. */
function lowest(budget: string, values: readonly Named[]): BudgetLine {
  const below = values.filter(({ value }) => value < limits.lighthouseScore)
  const line = atLeast(budget, limits.lighthouseScore, below, 0)
  return { ...line, figure: below.length === 0 ? '100 on all' : line.figure, isMet: below.length === 0 }
}
