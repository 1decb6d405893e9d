import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { runQuietly } from './processes.ts'
import { PlainError, projectDirectory, projectPath } from './project.ts'
import type { FileTime, Tally } from './reports.ts'

/** Step of the test run. */
export type Step = {
  readonly name: string
  /** Names of the steps whose result this one uses. */
  readonly after?: readonly string[]
  run(): Promise<Tally>
}

/** Environment of the test programs. */
export type StepVariables = Readonly<Record<string, string | undefined>>

const listedFiles = 15

/** Creates a step that passes or fails; it counts as one check and prints only when it fails. */
export function check(name: string, run: () => Promise<void>, after: readonly string[] = []): Step {
  return {
    name,
    after,
    async run() {
      await run()
      return { passed: 1, failed: 0 }
    },
  }
}

/** A check made by a program of node_modules, given by its script and arguments. */
export function programCheck(name: string, ...command: string[]): Step {
  const [script = '', ...rest] = command
  return check(name, () => runQuietly(name, [projectPath('node_modules', script), ...rest], projectDirectory))
}

/** Runs a test program with its output shown, and returns its exit code. */
export async function runInTheOpen(command: readonly string[], variables: StepVariables): Promise<number> {
  const child = spawn(process.execPath, command, {
    cwd: projectDirectory,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

/** Runs a test program in parallel with others: its output is printed in one piece, if it failed. */
export async function runBeside(command: readonly string[], variables: StepVariables): Promise<number> {
  const child = spawn(process.execPath, command, {
    cwd: projectDirectory,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'close')
  if (code !== 0) console.log((await output).join(''))
  return typeof code === 'number' ? code : 1
}

/** The JSON report that a test program left; undefined when it wrote none. */
export function readReport(directory: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(directory, name), 'utf8'))
  } catch {
    return undefined
  }
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function runStep({ name, run }: Step): Promise<Tally> {
  const started = performance.now()
  console.log(`── ${name}`)
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof PlainError ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  const mark = tally.failed === 0 ? '✓' : '✗'
  const counts = `${tally.passed} passed, ${tally.failed} failed`
  console.log(`${mark} ${name}: ${counts} (${inSeconds(performance.now() - started)})`)
  return tally
}

/**
 * Runs steps in their order, `lanes` at a time. A step waits for those that it comes after; when one of these has
 * failed, it is not run and counts as a failure.
 */
async function runInLanes(steps: readonly Step[], lanes: number): Promise<Tally[]> {
  const waiting = [...steps]
  const running = new Map<string, Promise<void>>()
  const ended = new Map<string, Tally>()
  const isUnknown = (name: string) => !steps.some((step) => step.name === name)
  for (const { name, after = [] } of steps)
    if (after.some(isUnknown)) throw new Error(`${name} comes after a step that is not run`)
  const isReady = ({ after = [] }: Step) => after.every((name) => ended.has(name))
  const begin = async (step: Step) => {
    const missing = step.after?.find((name) => ended.get(name)?.failed !== 0)
    if (missing !== undefined) console.log(`✗ ${step.name}: not run, since "${missing}" failed`)
    ended.set(step.name, missing === undefined ? await runStep(step) : { passed: 0, failed: 1 })
  }
  while (waiting.length > 0 || running.size > 0) {
    const index = running.size < lanes ? waiting.findIndex(isReady) : -1
    const [next] = index < 0 ? [] : waiting.splice(index, 1)
    if (next !== undefined) {
      const end = () => void running.delete(next.name)
      running.set(next.name, begin(next).then(end))
    } else if (running.size > 0) await Promise.race(running.values())
    else throw new Error(`steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
  }
  return [...ended.values()]
}

function printSlowest(files: readonly FileTime[]): void {
  if (files.length === 0) return
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, listedFiles)
  console.log(`\nSlowest files of ${files.length}:`)
  for (const { file, ms } of slowest) console.log(`${inSeconds(ms).padStart(9)}  ${file}`)
}

/**
 * Runs all steps, regardless of failures, and prints the slowest test files and, as its last line, the sum.
 * @param lanes number of steps that run at a time
 * @returns the exit code: 0 when nothing failed
 */
export async function runSteps(steps: readonly Step[], { lanes = 1 } = {}): Promise<number> {
  // Leaving in order removes the temporary folders, too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const tallies = await runInLanes(steps, lanes)
  printSlowest(tallies.flatMap(({ files = [] }) => files))
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
