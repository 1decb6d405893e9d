import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { projectPath } from '../lib/project.ts'
import { median } from './statistics.ts'

/** Linux reports processor time in hundredths of a second (`USER_HZ`), on every architecture. */
const tickMs = 10

function readProcess(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}

/** Processor time of a process with its threads, in milliseconds; undefined away from Linux. */
export function processorTimeMs(pid: number): number | undefined {
  // The name in brackets may hold spaces; the times are the 12th and 13th field after it (proc(5), stat).
  const fields = readProcess(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ')
  return fields === undefined ? undefined : (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** Resident memory of a process in bytes; undefined away from Linux. */
export function residentBytes(pid: number): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readProcess(pid, 'status') ?? '')?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}

const coreCount = availableParallelism()

/** Lists of processor cores as `taskset` reads them. */
const cores = {
  all: `0-${coreCount - 1}`,
  server: '0',
  others: coreCount > 2 ? `1-${coreCount - 1}` : '1',
}

/** Keeps all threads of a process on some cores; false where that cannot be done. */
function keepOnCores(pid: number, list: string): boolean {
  return coreCount > 1 && spawnSync('taskset', ['-acp', list, String(pid)], { stdio: 'ignore' }).status === 0
}

/**
 * Keeps the servers on one core and the other processes, this one included, on the rest while `measure` runs.
 * `isPinned` is false where the system cannot do that.
 */
export async function withPinnedCores<Result>(
  servers: readonly number[],
  others: readonly number[],
  measure: () => Promise<Result>,
): Promise<{ result: Result; isPinned: boolean }> {
  const rest = [process.pid, ...others]
  const pinned = [
    ...servers.map((pid) => keepOnCores(pid, cores.server)),
    ...rest.map((pid) => keepOnCores(pid, cores.others)),
  ]
  try {
    return { result: await measure(), isPinned: pinned.every(Boolean) }
  } finally {
    for (const pid of rest) keepOnCores(pid, cores.all)
  }
}

/** Packages whose version affects the figures. */
const packages = [
  '@tanstack/react-start',
  '@tanstack/react-router',
  'react',
  'srvx',
  'vite',
  '@electric-sql/pglite',
  'lighthouse',
] as const

const nodeStarts = 9

/** Returns the median time to start an empty Node process, which distinguishes a slow machine from a slow portal. */
function nodeStartMs(): number {
  const times = Array.from({ length: nodeStarts }, () => {
    const startedAt = performance.now()
    spawnSync(process.execPath, ['--eval', '0'])
    return performance.now() - startedAt
  })
  return median(times)
}

function installedVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(projectPath('node_modules', name, 'package.json'), 'utf8'))
  return `${name} ${version}`
}

/** Describes the machine before a run, in a few lines. */
export function describeMachine(): readonly string[] {
  const gigabytes = (totalmem() / 1e9).toFixed(1)
  const load = (loadavg()[0] ?? 0).toFixed(1)
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${coreCount} cores, ${gigabytes} GB, ${type()} ${release()}`,
    `Load average before the run: ${load}; starting Node took ${nodeStartMs().toFixed(0)} ms`,
    [`Node ${process.version}`, ...packages.map(installedVersion)].join(', '),
  ]
}
