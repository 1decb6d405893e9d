// @ts-check
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const oldestNode = 20
const reminderMs = 10_000
const root = new URL('../../', import.meta.url)
/** The Node of package.json. */
export const projectNode = fileURLToPath(
  new URL(`node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`, root),
)

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, peer?: boolean }} LockedPackage */

/** @param {string} path @returns {Record<string, LockedPackage>} */
function lockedPackages(path) {
  const file = new URL(path, root)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/**
 * Whether every package of `locked` is installed in that version. A missing optional package is ignored, because it may
 * belong to another platform.
 * @param {Record<string, LockedPackage>} locked from package-lock.json
 * @param {Record<string, LockedPackage>} installed from the record that npm keeps in node_modules
 */
export function matchesLock(locked, installed) {
  return Object.entries(locked).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true
    const found = installed[path]
    if (found === undefined) return wanted.optional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

function isInstalled() {
  return (
    existsSync(projectNode) &&
    matchesLock(lockedPackages('package-lock.json'), lockedPackages('node_modules/.package-lock.json'))
  )
}

/** Whether this very process already runs on the project's Node. */
export function isProjectNode() {
  const wanted = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).dependencies.node
  return process.versions.node === wanted
}

/** npm as it started us, else the one on PATH. @returns {{ command: string, first: string[], shell: boolean }} */
function npmCommand() {
  const script = process.env.npm_execpath
  if (script?.endsWith('npm-cli.js')) return { command: process.execPath, first: [script], shell: false }
  return { command: 'npm', first: [], shell: process.platform === 'win32' }
}

/** Runs npm without its summary. @param {string[]} options */
function runNpm(options) {
  const npm = npmCommand()
  const child = spawn(
    npm.command,
    [...npm.first, ...options, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: fileURLToPath(root),
      shell: npm.shell,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Installs the packages of package-lock.json when they are missing or outdated; ends the process on failure. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    console.error(`Node ${oldestNode} or newer is needed; this is Node ${process.versions.node}.`)
    process.exit(1)
  }
  if (isInstalled()) return
  const startedAt = performance.now()
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log('Installing packages …')
  const reminder = setInterval(() => console.log(`Installing packages … ${seconds()} s`), reminderMs)
  await runNpm(['ci'])
  clearInterval(reminder)
  if (isInstalled()) return console.log(`Installing packages: done in ${seconds()} s`)
  console.error('The packages could not be installed: see the message of npm above.')
  process.exit(1)
}
