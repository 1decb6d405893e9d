import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureSandboxBuilt } from './builds.ts'
import { projectDirectory, projectPath } from './project.ts'
import { readSettings } from './settings.ts'

/** Options whose value is no path. */
const plainOptions: ReadonlySet<string> = new Set(['--language', '--anchor'])

/** Paths on the command line are of the folder that npm was called in. */
function withPaths(line: readonly string[]): string[] {
  const base = process.env.INIT_CWD ?? process.cwd()
  return line.map((argument, index) => {
    const isPlain = argument.startsWith('-') || plainOptions.has(line[index - 1] ?? '')
    return isPlain ? argument : resolve(base, argument)
  })
}

/**
 * Runs a command of the sandbox on the database of the environment, with this process's arguments: paths unless
 * `takesPaths` is false.
 *
 * @returns the command's exit code
 */
export async function runSandboxCommand(name: string, takesPaths = true): Promise<number> {
  const { variables } = readSettings(process.env)
  const line = process.argv.slice(2)
  await ensureSandboxBuilt()
  const child = spawn(
    process.execPath,
    [projectPath('sandbox/dist/main.js'), name, ...(takesPaths ? withPaths(line) : line)],
    { cwd: projectDirectory, env: { ...variables }, stdio: 'inherit' },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => done(code ?? 1))
  })
}
