import { spawnSync } from 'node:child_process'
import { median } from './statistics.ts'

/** How fast the machine is in this hour: what figures of different runs have to be compared with. */
export type MachineSpeed = {
  /** From starting a Node with nothing to run until it has ended. */
  readonly nodeStartMs: number
  /** Until a page of memory (4 KiB) can be written that nothing has used before: what every start is full of. */
  readonly freshPageUs: number
}

const nodeStarts = 9
const pageBytes = 4096
const measuredBytes = 64 * 1024 * 1024

function startNodeMs(): number {
  const startedAt = performance.now()
  spawnSync(process.execPath, ['--eval', '0'])
  return performance.now() - startedAt
}

function touchMs(memory: Buffer): number {
  const startedAt = performance.now()
  for (let index = 0; index < memory.length; index += pageBytes) memory[index] = 1
  return performance.now() - startedAt
}

function freshPageUs(): number {
  const memory = Buffer.allocUnsafeSlow(measuredBytes)
  const ms = touchMs(memory) - touchMs(memory)
  return (ms * 1000) / (measuredBytes / pageBytes)
}

/** Measures both; takes a second or two. */
export function measureMachineSpeed(): MachineSpeed {
  return {
    nodeStartMs: median(Array.from({ length: nodeStarts }, startNodeMs)),
    freshPageUs: freshPageUs(),
  }
}
