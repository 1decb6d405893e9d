import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { projectPath } from '../lib/project.ts'
import { type MachineSpeed, measureMachineSpeed } from './machine-speed.ts'

/** Packages whose version moves the figures. */
const packages = [
  '@tanstack/react-start',
  '@tanstack/react-router',
  'react',
  'react-dom',
  'srvx',
  'vite',
  '@electric-sql/pglite',
  'lighthouse',
] as const

/** What the figures were measured on. */
export type Machine = {
  readonly processor: string
  readonly cores: number
  readonly memoryBytes: number
  readonly system: string
  readonly node: string
  /** Mean number of busy processes in the minute before the run: other work on the machine. */
  readonly loadBefore: number
  readonly speed: MachineSpeed
  readonly packages: Readonly<Record<string, string>>
}

function installedVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(projectPath('node_modules', name, 'package.json'), 'utf8'))
  return String(version)
}

/** Describes this machine as it is before the run, and measures how fast it is. */
export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryBytes: totalmem(),
    system: `${type()} ${release()}`,
    node: process.version,
    loadBefore: loadavg()[0] ?? 0,
    speed: measureMachineSpeed(),
    packages: Object.fromEntries(packages.map((name) => [name, installedVersion(name)])),
  }
}
