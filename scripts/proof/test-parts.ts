import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runBrowserTests } from '../lib/browser-tests.ts'
import { ensurePortalBuilt, ensureSandboxBuilt } from '../lib/builds.ts'
import { ensureChromium } from '../lib/chromium.ts'
import { projectDirectory, projectPath } from '../lib/project.ts'
import { type Tally, tallyOfVitest } from '../lib/reports.ts'
import { readReport, runInTheOpen, type StepVariables } from '../lib/steps.ts'
import { temporaryDirectory } from '../lib/workspace.ts'
import { type PartResult, type ProofOptions, type ProofPart, readFigures } from './part.ts'

async function runVitest(selection: readonly string[], variables: StepVariables): Promise<Tally> {
  const directory = temporaryDirectory()
  const report = join(directory, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const program = projectPath('node_modules/vitest/vitest.mjs')
  const command = [program, 'run', '--config', 'app.config.ts', ...selection, ...reporters]
  const exitCode = await runInTheOpen(command, variables)
  return tallyOfVitest(readReport(directory, 'report.json'), exitCode)
}

async function runTestFile(name: string, project: string, file: string, { minutes }: ProofOptions) {
  // Built here, because a build under the test program is a different one.
  await ensurePortalBuilt()
  await ensureSandboxBuilt()
  const figuresName = `${name}-figures`
  rmSync(projectPath('test-results/proof', `${figuresName}.json`), { force: true })
  const tally = await runVitest(['--project', project, file], {
    PROOF_MINUTES: String(minutes),
    PROOF_LANGUAGES: 'all',
    PORTAL_DIRECTORY: projectDirectory,
    PLAYWRIGHT_CHROMIUM: ensureChromium(),
  })
  return { ...tally, figures: readFigures(figuresName) }
}

/** A part that is one test file, which writes its figures as `<name>-figures`. */
function testFilePart(name: string, title: string): ProofPart {
  const file = `tests/proof/${name}.test.ts`
  return { name, title, run: (options) => runTestFile(name, 'proof', file, options) }
}

const browserTests = 'tests/e2e'
/** Seeds of fast-check are 32-bit integers. */
const largestSeed = 2 ** 31 - 1

/** Test files in folders whose text has a word. */
function filesWith(word: string, folders: readonly string[], name: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => name.test(file) && !file.includes('node_modules'))
    .filter((file) => readFileSync(projectPath(file), 'utf8').includes(word))
}

const browserFilesWith = (word: string): string[] => filesWith(word, [browserTests], /\.spec\.ts$/)

/** Hostile requests; also in `npm test`. */
export const attacks: ProofPart = {
  name: 'attacks',
  title: 'Attacks',
  run: (options) => runTestFile('attacks', 'http', 'tests/http/attacks/attacks.test.ts', options),
}

/** Every backend failing in every way, under every route. */
export const faults = testFilePart('faults', 'Faults of backends')

/** Sandbox and portal killed during their work. */
export const kills = testFilePart('kills', 'Killed processes')

/** Every page with axe, at narrow widths, with other spacing, colours and motion, and through an HTML validator. */
export const accessibility = testFilePart('accessibility', 'Accessibility of pages')

/** A real Strapi 5, installed from the registry, set up by the commands and read by the portal. */
export const strapi = testFilePart('strapi', 'A real Strapi')

/** The sandbox as the product API on PostgreSQL: its contract, a backup that is restored. */
export const postgresql = testFilePart('postgresql', 'The sandbox on PostgreSQL')

/** A cache in front of the portal, by the recipe of docs/deployment. */
export const cdn = testFilePart('cdn', 'A cache in front')

/** Imports that are killed, run at once, or meet a full disk. */
export const importFaults = testFilePart('import-faults', 'Faults of imports')

/** 20,000 funds with a million values into PostgreSQL. */
export const largeImport = testFilePart('large-import', 'A large import')

/** Twice the load that saturates the portal. */
export const load = testFilePart('load', 'Soak test')

/** Property-based tests with other values than those of `npm test`, and ten times as many. The seed is a figure. */
export const properties: ProofPart = {
  name: 'properties',
  title: 'Properties with other values',
  async run() {
    const files = filesWith('fast-check', ['src', 'sandbox', 'scripts'], /\.test\.tsx?$/)
    const seed = randomInt(largestSeed)
    const tally = await runVitest(['--project', 'unit', ...files], {
      PROPERTY_SEED: String(seed),
      PROPERTY_RUNS: '1000',
    })
    return { ...tally, figures: { seed, files: files.length, tests: tally.passed + tally.failed } }
  },
}

type BrowserPart = { readonly files: readonly string[]; readonly variables: StepVariables }

/** Runs browser tests with a variable that makes them do all that `npm test` does a part of. */
async function runBrowserPart({ files, variables }: BrowserPart): Promise<PartResult> {
  await ensurePortalBuilt()
  await ensureSandboxBuilt()
  const tally = await runBrowserTests({ portalDirectory: projectDirectory, files, variables })
  return { ...tally, figures: { files: files.length, tests: tally.passed + tally.failed } }
}

/** Every case of the tests of which `npm test` tries some: documents of all funds, every quarter of each holding, each form. */
export const cases: ProofPart = {
  name: 'cases',
  title: 'Every case of sampled tests',
  async run() {
    const helper = 'support/sampled.ts'
    const variables = { PROOF_CASES: 'all', PROOF_LANGUAGES: 'all', PORTAL_DIRECTORY: projectDirectory }
    const inBrowser = await runBrowserPart({ files: browserFilesWith(helper), variables })
    const files = filesWith(helper, ['tests/contract', 'tests/http'], /\.test\.ts$/)
    const tally = await runVitest(['--project', 'contract', '--project', 'http', ...files], variables)
    const [passed, failed] = [inBrowser.passed + tally.passed, inBrowser.failed + tally.failed]
    return { passed, failed, figures: { files: files.length, tests: passed + failed } }
  },
}

/** Each script of each kind of page refused in turn; `npm test` refuses some, each on one page. */
export const scripts: ProofPart = {
  name: 'scripts',
  title: 'Refused scripts',
  run: () =>
    runBrowserPart({
      files: [join(browserTests, 'visitor/refused-scripts.spec.ts')],
      variables: { PROOF_SCRIPTS: 'all', PROOF_CASES: 'all' },
    }),
}

/** Opened, failed, waiting and confirmed states, in both colour modes and widths. */
export const states: ProofPart = {
  name: 'states',
  title: 'Accessibility of states',
  run: () =>
    runBrowserPart({
      files: browserFilesWith('expectNoAxeViolations('),
      variables: { PROOF_LOOKS: 'all', PROOF_LANGUAGES: 'all' },
    }),
}

/** Journeys in both languages and on both screens; `npm test` takes languages by turns. */
export const languages: ProofPart = {
  name: 'languages',
  title: 'Journeys in both languages',
  run: () =>
    runBrowserPart({
      files: browserFilesWith('support/languages.ts'),
      variables: { PROOF_LANGUAGES: 'all' },
    }),
}
