import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { PlainError, projectPath } from './project.ts'

/** Chromium without its window, which needs less than half of the processor time for the same page. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const aptGet = '/usr/bin/apt-get'
const downloadTimeoutMs = 300_000
const connectionTimeoutMs = 10_000

/** Options for a browser in a container: no process sandbox, no background requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Reports whether the browser starts; a download without its system libraries does not. */
function runs(path: string): boolean {
  return isExecutable(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

function onPath(commandNames: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return commandNames.flatMap((name) => folders.map((folder) => join(folder, name)))
}

const findHeadlessShell = () => onPath(headlessShells).find(runs)

/**
 * Chromium of this machine: the one of PLAYWRIGHT_CHROMIUM, the system's headless shell or browser, or the one that
 * Playwright downloaded before; undefined when none starts.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.PLAYWRIGHT_CHROMIUM
  if (chosen) {
    if (runs(chosen)) return chosen
    throw new PlainError(`PLAYWRIGHT_CHROMIUM is "${chosen}", which does not start.`)
  }
  return findHeadlessShell() ?? [...onPath(browsers), chromium.executablePath()].find(runs)
}

function downloadChromium(): void {
  console.log('Downloading Chromium …')
  const program = projectPath('node_modules/@playwright/test/cli.js')
  spawnSync(process.execPath, [program, 'install', 'chromium', '--no-shell', '--no-progress'], {
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(connectionTimeoutMs) },
    stdio: 'ignore',
    timeout: downloadTimeoutMs,
  })
}

function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || !isExecutable(aptGet)) return
  console.log('Installing the headless Chromium of this system …')
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' } as const
  spawnSync(aptGet, ['update'], options)
  spawnSync(aptGet, ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'], options)
}

/**
 * Chromium of this machine, installed first when there is none: the system's package where this user may install
 * packages, or Playwright's own. Continuous integration gets the headless shell even beside a browser.
 * @throws PlainError when neither works
 */
export function ensureChromium(): string {
  if (process.env.CI && !process.env.PLAYWRIGHT_CHROMIUM && findHeadlessShell() === undefined) {
    installDebianPackage()
  }
  const found = findChromium()
  if (found !== undefined) return found
  for (const install of [downloadChromium, installDebianPackage]) {
    install()
    const installed = findChromium()
    if (installed !== undefined) return installed
  }
  throw new PlainError(
    'No Chromium was found or could be installed. Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM to its path, and run the tests again.',
  )
}
