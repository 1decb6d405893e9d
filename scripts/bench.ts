/**
 * `npm run bench [-- --quick] [-- --only=server|browser] [-- --write]`: what the portal costs, measured in one
 * interleaved run against a plain server, and what a browser makes of it (docs/performance.md). `--quick` measures once
 * and only the 64 funds of the seed; `--write` puts the tables into docs/performance.md.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connections } from './bench/load.ts'
import { describeMachine } from './bench/machine.ts'
import { serverAsMarkdown } from './bench/markdown.ts'
import { browserAsMarkdown } from './bench/markdown-browser.ts'
import { measureBrowser } from './bench/measure-browser.ts'
import { measureLibrary } from './bench/measure-library.ts'
import { measureSessions } from './bench/measure-sessions.ts'
import { type BenchPlan, measureStand } from './bench/measure-stand.ts'
import { measurePublication } from './bench/publication.ts'
import type { Report, ServerReport, StandResult } from './bench/report.ts'
import type { Stand } from './bench/stand.ts'
import { type BenchPart, benchParts, replaceBlock } from './bench/write-block.ts'
import { ensurePortalBuilt, ensureSandboxBuilt } from './lib/builds.ts'
import { PlainError, projectPath, runCommand } from './lib/project.ts'

const quickPlan: BenchPlan = {
  load: { rounds: 2, secondsPerRound: 2, warmUpSeconds: 2 },
  sessionWarmUpSeconds: 2,
  starts: 1,
  filterCombinations: 40,
}
const fullPlan: BenchPlan = {
  load: { rounds: 5, secondsPerRound: 4, warmUpSeconds: 3 },
  // A process of its own with three pages alone: V8 has compiled it after half a minute of load on one core.
  sessionWarmUpSeconds: 15,
  starts: 5,
  filterCombinations: 200,
}

const publications = 10
const lighthouseRuns = 5

async function publish(stand: Stand) {
  console.log('Publications …')
  return measurePublication(stand, publications)
}

async function measureServer(plan: BenchPlan, moreFundCounts: readonly number[]): Promise<ServerReport> {
  // The short parts first: a fault of theirs is not to come when the long ones are done.
  const sessions = await measureSessions({ ...plan.load, warmUpSeconds: plan.sessionWarmUpSeconds })
  const library = await measureLibrary(plan.load.rounds)
  const { result, isPinned, visit: publication } = await measureStand(64, plan, publish)
  const stands: StandResult[] = [result]
  for (const fundCount of moreFundCounts) {
    stands.push((await measureStand(fundCount, plan, async () => undefined)).result)
  }
  return { isPinned, plan: plan.load, connections, publication, stands, sessions, library }
}

async function measure(parts: readonly BenchPart[], isQuick: boolean): Promise<Report> {
  const begin = { startedAt: new Date().toISOString(), machine: describeMachine() }
  const [plan, moreFundCounts] = isQuick ? [quickPlan, []] : [fullPlan, [2000]]
  // Browsers first: what the load has left in memory and on the machine is not theirs.
  const browser = parts.includes('browser') ? await measureBrowser(isQuick ? 1 : lighthouseRuns) : undefined
  const server = parts.includes('server') ? await measureServer(plan, moreFundCounts) : undefined
  return { ...begin, ...(server && { server }), ...(browser && { browser }) }
}

function saveReport(report: Report): string {
  const directory = projectPath('.data/bench')
  const file = join(directory, `${report.startedAt.replaceAll(/[:.]/g, '-')}.json`)
  mkdirSync(directory, { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  return file
}

/** The Markdown of each part that was measured. */
function blocksOf(report: Report): readonly (readonly [BenchPart, string])[] {
  const { server, browser } = report
  return [
    ...(server ? [['server', serverAsMarkdown(report, server)] as const] : []),
    ...(browser ? [['browser', browserAsMarkdown(report, browser)] as const] : []),
  ]
}

function writeBlocks(blocks: readonly (readonly [BenchPart, string])[]): void {
  const file = projectPath('docs/performance.md')
  const written = blocks.reduce(
    (document, [part, block]) => replaceBlock(document, part, block),
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, written)
}

function partsOf(only: string | undefined): readonly BenchPart[] {
  const chosen = benchParts.filter((part) => only === undefined || part === only)
  if (chosen.length === 0) throw new PlainError(`--only is one of ${benchParts.join(', ')}.`)
  return chosen
}

await runCommand(async () => {
  // Leaving in order removes the temporary folders, too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  })
  const parts = partsOf(values.only)
  await ensureSandboxBuilt()
  await ensurePortalBuilt()
  const report = await measure(parts, values.quick)
  const blocks = blocksOf(report)
  console.log(`\n${blocks.map(([, block]) => block).join('\n\n')}\n\nAll figures: ${saveReport(report)}`)
  if (values.write) writeBlocks(blocks)
  return 0
})
