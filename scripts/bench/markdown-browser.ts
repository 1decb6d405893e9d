import type { PageScripts } from './browser-scripts.ts'
import type { FilterInteraction } from './filter-interaction.ts'
import type { LighthouseResult, LighthouseRun } from './lighthouse.ts'
import { describeRun, describeSpeed } from './markdown-machine.ts'
import { kilobytes, markdownTable, milliseconds, thousands } from './markdown-table.ts'
import type { BrowserReport } from './measure-browser.ts'
import type { Report } from './report.ts'
import { median, quantile } from './statistics.ts'

/** The median, and every run after it. */
function figures(runs: readonly LighthouseRun[], of: (run: LighthouseRun) => number, decimals = 0): string {
  const all = runs.map(of)
  const write = (figure: number) => (decimals === 0 ? thousands(figure) : figure.toFixed(decimals))
  return all.length === 1 ? write(median(all)) : `${write(median(all))} (${all.map(write).join(' ')})`
}

function lighthouseRow({ name, locale, runs, ...scores }: LighthouseResult): string[] {
  return [
    name,
    locale,
    String(median(runs.map(({ performance }) => performance))),
    String(scores.accessibility),
    String(scores.bestPractices),
    String(scores.seo),
    figures(runs, ({ lcpMs }) => lcpMs),
    figures(runs, ({ tbtMs }) => tbtMs),
    figures(runs, ({ cls }) => cls, 3),
  ]
}

function lighthouseTable(results: readonly LighthouseResult[]): string {
  const head = [
    'page',
    '',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP, ms',
    'TBT, ms',
    'CLS',
  ]
  return markdownTable(head, results.map(lighthouseRow))
}

/** The audits that kept a page from 100 in what is not performance. */
function failedLines(results: readonly LighthouseResult[]): string[] {
  return results
    .filter(({ failed }) => failed.length > 0)
    .map(({ name, locale, failed }) => `- ${name} (${locale}): ${failed.join(', ')}`)
}

function scriptsTable(scripts: readonly PageScripts[]): string {
  const chart = ({ chartGzipBytes, isChartEager }: PageScripts) =>
    chartGzipBytes === 0 ? 'none' : `${kilobytes(chartGzipBytes)}${isChartEager ? ', before scrolling' : ''}`
  return markdownTable(
    ['page', 'JavaScript (gzip)', 'files', 'chart (gzip)'],
    scripts.map((entry) => [
      entry.page,
      kilobytes(entry.gzipBytes),
      String(entry.files.length),
      chart(entry),
    ]),
  )
}

function interactionRow({ slowdown, pace, durationsMs }: FilterInteraction): string[] {
  const at = (share: number) => milliseconds(quantile(durationsMs, share))
  const late = durationsMs.filter((duration) => duration > 100).length
  const all = durationsMs.map((duration) => Math.round(duration)).join(' ')
  return [pace, `${slowdown} ×`, at(0.5), at(0.75), at(1), `${late} of ${durationsMs.length}`, all]
}

function interactionTable({ filterInteraction }: BrowserReport): string {
  const head = ['ticked', 'slowed', 'p50', 'p75', 'at most', 'over 100 ms', 'all, ms']
  return markdownTable(head, filterInteraction.map(interactionRow))
}

function conditions({ startedAt, machine }: Report, { runs, browserVersion, lighthouse }: BrowserReport) {
  const speeds = lighthouse.flatMap((result) => result.runs.map(({ benchmarkIndex }) => benchmarkIndex))
  const [slowest, fastest] = [quantile(speeds, 0), quantile(speeds, 1)].map((speed) => Math.round(speed))
  return [
    `- ${describeRun(startedAt)}; Lighthouse ${machine.packages.lighthouse}, mobile as it comes, ${runs} ${runs === 1 ? 'run' : 'runs'} of each page; Chromium ${browserVersion}.`,
    `- Load of the machine before the run: ${machine.loadBefore.toFixed(1)} busy processes; Lighthouse found it between ${slowest} and ${fastest} fast (its benchmark index). ${describeSpeed(machine)}.`,
  ].join('\n')
}

/** What was measured in a browser, as Markdown. */
export function browserAsMarkdown(report: Report, browser: BrowserReport): string {
  const failed = failedLines(browser.lighthouse)
  return [
    conditions(report, browser),
    '### Every public page, by Lighthouse',
    lighthouseTable(browser.lighthouse),
    ...(failed.length > 0 ? [`Audits that failed:\n\n${failed.join('\n')}`] : []),
    '### A change of a filter in the browser',
    'From a tick to the next picture, on a phone’s screen.',
    interactionTable(browser),
    '### JavaScript in the browser',
    scriptsTable(browser.scripts),
  ].join('\n\n')
}
