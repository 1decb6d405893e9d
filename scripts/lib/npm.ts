import { spawnSync } from 'node:child_process'
import { projectDirectory } from './project.ts'

const mostBytes = 64_000_000

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Asks npm something that it answers in JSON: npm as it started us, else the one on PATH.
 * @returns what it printed; undefined when that is no JSON
 */
export function askNpm(question: readonly string[]): unknown {
  const script = process.env.npm_execpath
  const [command, first] = script?.endsWith('npm-cli.js') ? [process.execPath, [script]] : ['npm', []]
  const { stdout } = spawnSync(command, [...first, ...question], {
    cwd: projectDirectory,
    encoding: 'utf8',
    maxBuffer: mostBytes,
    shell: command === 'npm' && process.platform === 'win32',
  })
  return parsed(stdout)
}
