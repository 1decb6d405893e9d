import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { PlainError, projectPath } from './project.ts'
import { createLineReader } from './readable-log.ts'

/** A long-running child process. */
export type Service = {
  readonly name: string
  /** Undefined when the process could not be started. */
  readonly pid: number | undefined
  /** Exit code once it has ended; 128 and the signal's number when a signal ended it. */
  readonly exited: Promise<number>
  /** Sends SIGTERM, and SIGKILL after `graceMs`. */
  stop(): Promise<void>
}

type LaunchOptions = {
  readonly name: string
  /** Arguments of Node: options, script, arguments. */
  readonly command: readonly string[]
  readonly directory: string
  readonly variables: Readonly<Record<string, string | undefined>>
  /**
   * Target of its output: this process's own by default, as readable lines in a terminal and as JSON
   * elsewhere.
   */
  readonly output?: 'inherit' | 'ignore' | number
}

const graceMs = 15_000

/** Exit code that a shell reports for a process ended by a signal. */
function signalExitCode(signal: NodeJS.Signals | null): number {
  return signal === null ? 1 : 128 + constants.signals[signal]
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code, signal) => resolve(code ?? signalExitCode(signal)))
  })
}

/** Writes a service's output to this process's own as readable lines. */
function showReadably({ stdout, stderr }: ChildProcess): void {
  for (const [from, to] of [[stdout, process.stdout] as const, [stderr, process.stderr] as const]) {
    const read = createLineReader(to.hasColors?.() ?? false)
    from?.setEncoding('utf8').on('data', (piece: string) => to.write(read(piece)))
  }
}

/**
 * Starts a Node process in a group of its own, which a Ctrl-C in the terminal does not reach, so that services end in
 * our order. It ends by itself when this process is gone.
 */
export function launch({ name, command, directory, variables, output = 'inherit' }: LaunchOptions): Service {
  const isForPerson = output === 'inherit' && process.stdout.isTTY === true
  const target = isForPerson ? 'pipe' : output
  const guard = pathToFileURL(projectPath('scripts/lib/end-with-parent.mjs')).href
  const child = spawn(process.execPath, ['--import', guard, ...command], {
    cwd: directory,
    env: variables,
    detached: true,
    stdio: ['ignore', target, target, 'ipc'],
  })
  if (isForPerson) showReadably(child)
  const exited = exitOf(child)
  return {
    name,
    pid: child.pid,
    exited,
    async stop() {
      child.kill('SIGTERM')
      const deadline = new AbortController()
      const insist = wait(graceMs, undefined, { signal: deadline.signal }).then(
        () => child.kill('SIGKILL'),
        () => undefined,
      )
      await exited
      deadline.abort()
      await insist
    },
  }
}

/** The environment without Vitest's variable, which would turn a build into a test build. */
function withoutVitest(): NodeJS.ProcessEnv {
  const { VITEST: _, ...variables } = process.env
  return variables
}

/** Runs a Node program to its end, showing its output only when it fails. */
export async function runQuietly(
  name: string,
  command: readonly string[],
  directory: string,
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, command, {
    cwd: directory,
    env: withoutVitest(),
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await exitOf(child)
  signal?.throwIfAborted()
  if (code !== 0) throw new PlainError(`${Buffer.concat(output)}\n${name} failed with exit code ${code}.`)
}
