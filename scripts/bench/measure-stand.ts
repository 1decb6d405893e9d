import { startBarePages } from './bare-pages.ts'
import { type ColdStart, measureColdStart } from './cold-start.ts'
import { measureFilterChange } from './filter-change.ts'
import { type LoadPlan, type LoadResult, measureLoad, portalTargets } from './load.ts'
import { type BenchPage, loadedPages } from './pages.ts'
import { startPlainServer } from './plain-pages.ts'
import { cores, keepOnCores, residentBytes } from './process-figures.ts'
import type { Memory, StandResult } from './report.ts'
import { prepareStand, type Stand, type Started } from './stand.ts'

/** How long and how often a run measures. */
export type BenchPlan = {
  readonly load: LoadPlan
  /** Before each page of a signed-in visitor is measured. */
  readonly sessionWarmUpSeconds: number
  readonly starts: number
  readonly filterCombinations: number
}

/** A portal and a sandbox that run. */
type Running = { readonly stand: Stand; readonly sandbox: Started; readonly portal: Started }

const memoryOf = ({ portal, sandbox }: Running): Memory => ({
  portal: residentBytes(portal.pid),
  sandbox: residentBytes(sandbox.pid),
})

/** Gives the servers one core and everything else, this process included, the others, while `measure` runs. */
export async function onOwnCore<Result>(
  servers: readonly number[],
  others: readonly number[],
  measure: () => Promise<Result>,
) {
  const pinned = [
    ...servers.map((pid) => keepOnCores(pid, cores.server)),
    ...others.map((pid) => keepOnCores(pid, cores.others)),
  ]
  try {
    return { result: await measure(), isPinned: pinned.every(Boolean) }
  } finally {
    for (const pid of others) keepOnCores(pid, cores.all)
  }
}

async function loadOf(
  { stand, sandbox, portal }: Running,
  pages: readonly BenchPage[],
  plan: LoadPlan,
): Promise<{ result: readonly LoadResult[]; isPinned: boolean }> {
  const plain = await startPlainServer(stand, pages)
  const bare = await startBarePages(stand, pages)
  const targets = [
    { name: 'plain node:http', url: plain.url, pid: plain.started.pid, headers: {} } as const,
    ...portalTargets(stand.settings.portal.url, portal.pid),
    {
      name: 'bare TanStack Start',
      url: bare.url,
      pid: bare.started.pid,
      headers: {},
      paths: bare.paths,
    } as const,
  ]
  try {
    const servers = targets.map(({ pid }) => pid)
    return await onOwnCore(servers, [process.pid, sandbox.pid], () => measureLoad(targets, pages, plan))
  } finally {
    await plain.started.service.stop()
    await bare.started.service.stop()
  }
}

/** Asks for kept pages alone, for what that leaves in memory; its times are measured beside the other servers'. */
async function loadKept({ stand, portal }: Running, pages: readonly BenchPage[], plan: LoadPlan) {
  const kept = portalTargets(stand.settings.portal.url, portal.pid).slice(0, 1)
  await measureLoad(kept, pages, { ...plan, rounds: 1 })
}

async function measureRunning(
  running: Running,
  coldStart: ColdStart,
  plan: BenchPlan,
): Promise<{ result: StandResult; isPinned: boolean }> {
  const { stand } = running
  const memoryAfterStart = memoryOf(running)
  const pages = await loadedPages(stand.settings.sandbox.url)
  await loadKept(running, pages, plan.load)
  const memoryAfterKept = memoryOf(running)
  console.log(`Load, ${stand.fundCount} funds …`)
  const { result: load, isPinned } = await loadOf(running, pages, plan.load)
  const memoryAfterLoad = memoryOf(running)
  console.log(`Changes of filters, ${stand.fundCount} funds …`)
  const filterChange = await measureFilterChange(stand, plan.filterCombinations)
  const { fundCount } = stand
  const memory = { memoryAfterStart, memoryAfterKept, memoryAfterLoad }
  return { result: { fundCount, coldStart, ...memory, load, filterChange }, isPinned }
}

/**
 * Measures starts, load, memory and changes of filters with one number of funds; `visit` may measure more while the
 * portal still runs.
 */
export async function measureStand<Visit>(
  fundCount: number,
  plan: BenchPlan,
  visit: (stand: Stand) => Promise<Visit>,
): Promise<{ result: StandResult; isPinned: boolean; visit: Visit }> {
  const stand = await prepareStand(fundCount)
  console.log(`Starts, ${fundCount} funds …`)
  const { coldStart, sandbox, portal } = await measureColdStart(stand, plan.starts)
  try {
    const measured = await measureRunning({ stand, sandbox, portal }, coldStart, plan)
    return { ...measured, visit: await visit(stand) }
  } finally {
    await portal.service.stop()
    await sandbox.service.stop()
  }
}
