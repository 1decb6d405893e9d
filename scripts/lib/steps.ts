import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './processes.ts'
import { PlainError, projectDirectory, projectPath } from './project.ts'
import type { Tally } from './reports.ts'

/** One line of the test run. */
export type Step = { readonly name: string; run(): Promise<Tally> }

/** Environment of the test programs. */
export type StepVariables = Readonly<Record<string, string | undefined>>

/** A step that either holds or does not; it counts as one check and speaks only when it fails. */
export function check(name: string, run: () => Promise<void>): Step {
  return {
    name,
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

/** Runs a test program in the open and returns its exit code. */
export async function runInTheOpen(command: readonly string[], variables: StepVariables): Promise<number> {
  const child = spawn(process.execPath, command, {
    cwd: projectDirectory,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

/** The JSON report that a test program left; undefined when it did not come so far. */
export function readReport(directory: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(directory, name), 'utf8'))
  } catch {
    return undefined
  }
}

async function runStep({ name, run }: Step): Promise<Tally> {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof PlainError ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${tally.failed === 0 ? '✓' : '✗'} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
  )
  return tally
}

/**
 * Runs steps that print nothing of their own while they run, two beside each other: most of them work on one core.
 */
async function runBeside(steps: readonly Step[]): Promise<Tally[]> {
  const waiting = steps.values()
  const lane = async () => {
    const tallies: Tally[] = []
    for (const step of waiting) tallies.push(await runStep(step))
    return tallies
  }
  return (await Promise.all([lane(), lane()])).flat()
}

/**
 * Runs all steps, whatever the outcome of one, and prints the sum as its last line. Steps of a list within the list
 * run beside each other.
 * @returns the exit code: 0 when nothing failed
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<number> {
  // Leaving in order removes the temporary folders, too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const tallies: Tally[] = []
  for (const step of steps) tallies.push(...('run' in step ? [await runStep(step)] : await runBeside(step)))
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
