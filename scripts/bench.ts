/**
 * `npm run bench [-- --quick] [-- --only=server|browser]`: measures the built portal and prints every budget with its
 * figure (docs/performance.md). `--quick` measures in short rounds. The part `large` needs
 * a PostgreSQL server in `BENCH_DATABASE_URL`, on which it makes a database and drops it.
 * `npm run bench -- --compare DIRECTORY_A DIRECTORY_B`: measures two built copies of the project in interleaved rounds.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browserBudgets, largeBudgets, serverBudgets } from './bench/budgets.ts'
import { compareBuilds } from './bench/compare.ts'
import { describeMachine } from './bench/machine.ts'
import { measureBrowser } from './bench/measure-browser.ts'
import { type LargePlan, measureLarge } from './bench/measure-large.ts'
import { measureServer, type ServerPlan } from './bench/measure-server.ts'
import { browserTables, budgetTable, comparisonTables, largeTables, serverTables } from './bench/report.ts'
import { ensurePortalBuilt, ensureSandboxBuilt } from './lib/builds.ts'
import { PlainError, projectPath, runCommand } from './lib/project.ts'

type Plan = { readonly server: ServerPlan; readonly large: LargePlan; readonly lighthouseRuns: number }

const quickPlan: Plan = {
  server: { rounds: 2, secondsPerRound: 2, warmUpSeconds: 2, starts: 1 },
  large: { warmUps: 3, requests: 20 },
  lighthouseRuns: 1,
}
const fullPlan: Plan = {
  // V8 compiles the code of a page in the first seconds of its load.
  server: { rounds: 5, secondsPerRound: 4, warmUpSeconds: 6, starts: 5 },
  large: { warmUps: 20, requests: 200 },
  lighthouseRuns: 5,
}

const parts = ['server', 'browser', 'large'] as const
type Part = (typeof parts)[number]

/** Writes all figures of a run to `.data/bench`. */
function save(report: object): string {
  const directory = projectPath('.data/bench')
  const file = join(directory, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`)
  mkdirSync(directory, { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  return file
}

function print(machine: readonly string[], tables: readonly string[], report: object): void {
  const conditions = machine.map((line) => `- ${line}`).join('\n')
  console.log(`\n${[conditions, ...tables].join('\n\n')}\n\nAll figures: ${save({ machine, ...report })}`)
}

/** The part on PostgreSQL, which is left out where no server is named, unless it was asked for by name. */
async function measureLargeHouse(plan: Plan, only: readonly Part[]) {
  if (!only.includes('large')) return undefined
  const url = process.env.BENCH_DATABASE_URL
  if (url !== undefined) return await measureLarge(url, plan.large)
  if (only.length === 1) throw new PlainError('--only=large needs BENCH_DATABASE_URL.')
  console.log('Without BENCH_DATABASE_URL: no pages over the rows of a large house.')
  return undefined
}

async function measure(plan: Plan, only: readonly Part[]): Promise<void> {
  const machine = describeMachine()
  // Browsers first, because the load test leaves the machine's memory fragmented.
  const browser = only.includes('browser') ? await measureBrowser(plan.lighthouseRuns) : undefined
  const server = only.includes('server') ? await measureServer(plan.server) : undefined
  const large = await measureLargeHouse(plan, only)
  const tables = [
    ...(server === undefined ? [] : [serverTables(server)]),
    ...(browser === undefined ? [] : [browserTables(browser)]),
    ...(large === undefined ? [] : [largeTables(large)]),
    budgetTable([
      ...(server === undefined ? [] : serverBudgets(server)),
      ...(browser === undefined ? [] : browserBudgets(browser)),
      ...(large === undefined ? [] : largeBudgets(large)),
    ]),
  ]
  print(machine, tables, { server, browser, large })
}

async function compare([a, b]: readonly string[], plan: Plan, only: readonly Part[]): Promise<void> {
  if (a === undefined || b === undefined) throw new PlainError('--compare needs two folders.')
  const machine = describeMachine()
  const { server, lighthouseRuns } = plan
  const comparison = await compareBuilds([a, b], {
    load: server,
    lighthouseRuns,
    parts: only.filter((part) => part !== 'large'),
  })
  print(machine, [comparisonTables(comparison)], { comparison })
}

function partsOf(only: string | undefined): readonly Part[] {
  const chosen = parts.filter((part) => only === undefined || part === only)
  if (chosen.length === 0) throw new PlainError(`--only is one of ${parts.join(', ')}.`)
  return chosen
}

await runCommand(async () => {
  // An orderly exit removes the temporary folders, too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const { values, positionals } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      compare: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const plan = values.quick ? quickPlan : fullPlan
  const only = partsOf(values.only)
  await ensureSandboxBuilt()
  if (values.compare) await compare(positionals, plan, only)
  else {
    await ensurePortalBuilt()
    await measure(plan, only)
  }
  return 0
})
