import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePortalBuilt, ensureSandboxBuilt } from '../lib/builds.ts'
import { ensureChromium } from '../lib/chromium.ts'
import { projectDirectory, projectPath } from '../lib/project.ts'
import { tallyOfPlaywright } from '../lib/reports.ts'
import { readReport, runInTheOpen } from '../lib/steps.ts'
import { temporaryDirectory } from '../lib/workspace.ts'
import type { ProofPart } from './part.ts'

const folder = 'tests/e2e'

/** Browser tests that bring a page into a state and read it with axe there. */
function filesWithStates(): string[] {
  return readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(projectPath(file), 'utf8').includes('expectNoAxeViolations('))
}

/** What opens, fails, waits and is confirmed, as the browser tests reach it, read in both colour modes and widths. */
export const states: ProofPart = {
  name: 'states',
  title: 'Accessibility of states',
  async run() {
    await ensurePortalBuilt()
    await ensureSandboxBuilt()
    const directory = temporaryDirectory()
    const files = filesWithStates()
    const program = projectPath('node_modules/@playwright/test/cli.js')
    const options = ['--config', 'tests/e2e/playwright.config.ts', '--reporter=dot,json', '--timeout=180000']
    const exitCode = await runInTheOpen([program, 'test', ...options, ...files], {
      PLAYWRIGHT_CHROMIUM: ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(directory, 'browser.json'),
      PORTAL_DIRECTORY: projectDirectory,
      PROOF_LOOKS: 'all',
    })
    const tally = tallyOfPlaywright(readReport(directory, 'browser.json'), exitCode)
    return { ...tally, figures: { files: files.length, tests: tally.passed + tally.failed } }
  },
}
