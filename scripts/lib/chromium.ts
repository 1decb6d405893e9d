import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { PlainError, projectPath } from './project.ts'

const commandNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const aptGet = '/usr/bin/apt-get'
const downloadTimeoutMs = 300_000
const connectionTimeoutMs = 10_000

/** Options for a browser in a container: no sandbox of its own, no services that phone home. */
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

/** Whether the browser starts at all: a download without its system libraries does not. */
function runs(path: string): boolean {
  return isExecutable(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return commandNames.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/**
 * Chromium of this machine: the one of PLAYWRIGHT_CHROMIUM, else the system's, else the one that Playwright
 * downloaded before. Undefined when there is none that starts.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.PLAYWRIGHT_CHROMIUM
  if (chosen) {
    if (runs(chosen)) return chosen
    throw new PlainError(`PLAYWRIGHT_CHROMIUM is "${chosen}", which does not start.`)
  }
  return [...onPath(), chromium.executablePath()].find(runs)
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
  console.log('Installing the Chromium package of this system …')
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' } as const
  spawnSync(aptGet, ['update'], options)
  spawnSync(aptGet, ['install', '--yes', '--no-install-recommends', 'chromium'], options)
}

/**
 * Chromium of this machine, installed first when there is none: Playwright's own, or the system's package where we
 * may install packages.
 * @throws PlainError when no way leads to a browser
 */
export function ensureChromium(): string {
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
