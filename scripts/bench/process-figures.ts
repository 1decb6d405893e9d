import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Linux counts processor time in hundredths of a second for programs (`USER_HZ`), on every architecture. */
const tickMs = 10

function readProcess(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}

/** Processor time that a process and its threads have taken, in milliseconds; undefined away from Linux. */
export function processorTimeMs(pid: number): number | undefined {
  // The name in brackets may hold spaces; times are the 12th and 13th field after it (proc(5), stat).
  const fields = readProcess(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ')
  return fields === undefined ? undefined : (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** Memory of a process that is in use and resident, in bytes; undefined away from Linux. */
export function residentBytes(pid: number): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readProcess(pid, 'status') ?? '')?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}

const coreCount = availableParallelism()

/** Lists of processor cores as `taskset` reads them. */
export const cores = {
  all: `0-${coreCount - 1}`,
  server: '0',
  others: coreCount > 2 ? `1-${coreCount - 1}` : '1',
}

/** Keeps all threads of a process on some cores; false where that cannot be done. */
export function keepOnCores(pid: number, list: string): boolean {
  return coreCount > 1 && spawnSync('taskset', ['-acp', list, String(pid)], { stdio: 'ignore' }).status === 0
}
