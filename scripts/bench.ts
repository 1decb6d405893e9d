/**
 * `npm run bench [-- --quick] [-- --write]`: what the portal costs, measured in one interleaved run against a plain
 * server (docs/performance.md). `--quick` takes about two minutes and only the 64 funds of the seed; `--write` puts
 * the tables into docs/performance.md.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureScripts } from './bench/browser-scripts.ts'
import { connections } from './bench/load.ts'
import { describeMachine } from './bench/machine.ts'
import { reportAsMarkdown } from './bench/markdown.ts'
import { measureLibrary } from './bench/measure-library.ts'
import { measureSessions } from './bench/measure-sessions.ts'
import { type BenchPlan, measureStand } from './bench/measure-stand.ts'
import { loadedPages, morePages } from './bench/pages.ts'
import { measurePublication } from './bench/publication.ts'
import type { Report, StandResult } from './bench/report.ts'
import type { Stand } from './bench/stand.ts'
import { replaceBlock } from './bench/write-block.ts'
import { ensurePortalBuilt, ensureSandboxBuilt } from './lib/builds.ts'
import { projectPath, runCommand } from './lib/project.ts'

const quickPlan: BenchPlan = {
  load: { rounds: 2, secondsPerRound: 2, warmUpSeconds: 2 },
  starts: 1,
  filterCombinations: 40,
}
const fullPlan: BenchPlan = {
  load: { rounds: 5, secondsPerRound: 4, warmUpSeconds: 3 },
  starts: 5,
  filterCombinations: 200,
}

const publications = 10

async function visitPages(stand: Stand) {
  const { portal, sandbox } = stand.settings
  console.log('JavaScript in the browser …')
  const scripts = await measureScripts(portal.url, [...(await loadedPages(sandbox.url)), ...morePages])
  console.log('Publications …')
  return { ...scripts, publication: await measurePublication(stand, publications) }
}

async function measure(plan: BenchPlan, moreFundCounts: readonly number[]): Promise<Report> {
  const machine = describeMachine()
  const startedAt = new Date().toISOString()
  const { result, isPinned, visit } = await measureStand(64, plan, visitPages)
  const stands: StandResult[] = [result]
  for (const fundCount of moreFundCounts) {
    stands.push((await measureStand(fundCount, plan, async () => undefined)).result)
  }
  const sessions = await measureSessions(plan.load)
  const library = await measureLibrary(plan.load.rounds)
  return { startedAt, machine, isPinned, plan: plan.load, connections, ...visit, stands, sessions, library }
}

function saveReport(report: Report): string {
  const directory = projectPath('.data/bench')
  const file = join(directory, `${report.startedAt.replaceAll(/[:.]/g, '-')}.json`)
  mkdirSync(directory, { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  return file
}

await runCommand(async () => {
  // Leaving in order removes the temporary folders, too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  })
  await ensureSandboxBuilt()
  await ensurePortalBuilt()
  const report = await (values.quick ? measure(quickPlan, []) : measure(fullPlan, [2000]))
  const markdown = reportAsMarkdown(report)
  console.log(`\n${markdown}\n\nAll figures: ${saveReport(report)}`)
  const document = projectPath('docs/performance.md')
  if (values.write) writeFileSync(document, replaceBlock(readFileSync(document, 'utf8'), markdown))
  return 0
})
