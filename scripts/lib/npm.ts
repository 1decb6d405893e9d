import { spawnSync } from 'node:child_process'
import { projectDirectory } from './project.ts'

const maxBytes = 64_000_000

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Runs an npm command with JSON output, by the npm that started this process or the one on PATH.
 * @returns its parsed output; undefined when that is no JSON
 */
export function runNpmJson(options: readonly string[]): unknown {
  const script = process.env.npm_execpath
  const [command, first] = script?.endsWith('npm-cli.js') ? [process.execPath, [script]] : ['npm', []]
  const { stdout } = spawnSync(command, [...first, ...options], {
    cwd: projectDirectory,
    encoding: 'utf8',
    maxBuffer: maxBytes,
    shell: command === 'npm' && process.platform === 'win32',
  })
  return parsed(stdout)
}
