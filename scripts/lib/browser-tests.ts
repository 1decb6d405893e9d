import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { projectPath } from './project.ts'
import { type Tally, tallyOfPlaywright } from './reports.ts'
import { readReport, runInTheOpen, type StepVariables } from './steps.ts'
import { temporaryDirectory } from './workspace.ts'

type BrowserTests = {
  /** Directory of the built portal. */
  readonly portalDirectory: string
  /** Test files; all by default. */
  readonly files?: readonly string[]
  readonly variables?: StepVariables
  /** Runner of the program; by default its output is shown as it runs. */
  readonly run?: typeof runInTheOpen
}

/** Runs browser tests by Playwright, and counts them. */
export async function runBrowserTests({
  portalDirectory,
  files = [],
  variables = {},
  run = runInTheOpen,
}: BrowserTests): Promise<Tally> {
  const directory = temporaryDirectory()
  const program = projectPath('node_modules/@playwright/test/cli.js')
  const always = ['--config', 'tests/e2e/playwright.config.ts', '--reporter=dot,json']
  const exitCode = await run([program, 'test', ...always, ...files], {
    PLAYWRIGHT_CHROMIUM: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(directory, 'browser.json'),
    PORTAL_DIRECTORY: portalDirectory,
    ...variables,
  })
  return tallyOfPlaywright(readReport(directory, 'browser.json'), exitCode)
}
