import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runBrowserTests } from './browser-tests.ts'
import { buildPortal, ensureSandboxBuilt } from './builds.ts'
import { checkFrameworkSeams } from './framework-seams.ts'
import { PlainError, projectPath } from './project.ts'
import { tallyOfVitest } from './reports.ts'
import { seedSandbox } from './sandbox-seed.ts'
import { check, programCheck, readReport, runBeside, type Step, type StepVariables } from './steps.ts'
import { checkGeneratedTranslations } from './translations-check.ts'
import { copyProject, portalEntries, temporaryDirectory } from './workspace.ts'

/** The compiler in its native form: the same errors in a tenth of the time. Tools that read syntax need the other one. */
const typeCheck = 'typescript-native/bin/tsc'

const cruisedFolders = ['src', 'i18n', 'sandbox', 'scripts', 'tests', 'app.config.ts']

/** Runs one project of Vitest's. */
function vitest(
  project: 'unit' | 'contract' | 'http',
  { name, after, variables }: Omit<Step, 'run'> & { variables: () => StepVariables },
  directory: string,
): Step {
  return {
    name,
    after,
    async run() {
      const report = `${project}.json`
      const program = projectPath('node_modules/vitest/vitest.mjs')
      const selection = ['run', '--config', 'app.config.ts', '--project', project]
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${join(directory, report)}`]
      const exitCode = await runBeside([program, ...selection, ...reporters], variables())
      return tallyOfVitest(readReport(directory, report), exitCode)
    },
  }
}

/**
 * The portal as it is deployed: built from a copy that has neither the sandbox nor the tests. The build writes the
 * route trees anew, which must be those that the compiler has seen.
 */
async function buildAlone(directory: string): Promise<void> {
  copyProject(directory, portalEntries())
  await buildPortal(directory)
  for (const routeTree of ['src/routeTree.gen.ts', 'src/public-routes.gen.js']) {
    if (readFileSync(join(directory, routeTree), 'utf8') !== readFileSync(projectPath(routeTree), 'utf8'))
      throw new PlainError(`${routeTree} is older than the routes. Run: npm run build`)
  }
}

/** Checks that read the sources and write nowhere but into temporary folders: the longest first. */
function sourceChecks(): Step[] {
  return [
    programCheck('Types', typeCheck, '--noEmit'),
    programCheck(
      'Architecture rules',
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      ...cruisedFolders,
    ),
    programCheck('Unused code and packages', 'knip/bin/knip.js'),
    programCheck('Types of the bare pages', typeCheck, '--noEmit', '--project', 'scripts/bench/bare-start'),
    programCheck('Format and lint', '@biomejs/biome/bin/biome', 'ci', '.'),
    check('Generated texts', checkGeneratedTranslations),
    check('Framework seams', checkFrameworkSeams),
  ]
}

const portalBuild = 'Build without sandbox and tests'
const sandboxBuild = 'Build of the sandbox'
const seedStep = 'Seed of the sandbox'

/**
 * The steps of `npm test`: those that others wait for first, then the longest. Two run at a time. They use
 * ports and folders of their own, so that a portal of the same copy may run beside them; the portal, the
 * sandbox and the seed are built once for all of them.
 */
export function testSteps({ withBrowser }: { withBrowser: boolean }): Step[] {
  const directory = temporaryDirectory()
  const seedFolder = temporaryDirectory()
  const variables = () => ({ PORTAL_DIRECTORY: directory, SANDBOX_SEED_OF_TESTS: seedFolder })
  const browserTests: Step = {
    name: 'Browser tests',
    after: [portalBuild, seedStep],
    run: () => runBrowserTests({ portalDirectory: directory, variables: variables(), run: runBeside }),
  }
  return [
    check(portalBuild, () => buildAlone(directory)),
    check(sandboxBuild, ensureSandboxBuilt),
    check(seedStep, () => seedSandbox(seedFolder), [sandboxBuild]),
    ...(withBrowser ? [browserTests] : []),
    vitest('contract', { name: 'Contract tests', after: [seedStep], variables }, directory),
    vitest('http', { name: 'HTTP tests', after: [portalBuild, seedStep], variables }, directory),
    vitest('unit', { name: 'Unit tests', variables }, directory),
    ...sourceChecks(),
  ]
}
