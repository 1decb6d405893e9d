import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runBrowserTests } from './browser-tests.ts'
import { buildPortal, ensureSandboxBuilt } from './builds.ts'
import { PlainError, projectPath } from './project.ts'
import { tallyOfVitest } from './reports.ts'
import { check, programCheck, readReport, runInTheOpen, type Step } from './steps.ts'
import { checkGeneratedTranslations } from './translations-check.ts'
import { copyProject, portalEntries, temporaryDirectory } from './workspace.ts'

const cruisedFolders = ['src', 'i18n', 'sandbox', 'scripts', 'tests', 'app.config.ts']

function vitest(project: 'unit' | 'contract' | 'http', title: string, directory: string): Step {
  return {
    name: title,
    async run() {
      const report = `${project}.json`
      const program = projectPath('node_modules/vitest/vitest.mjs')
      const selection = ['run', '--config', 'app.config.ts', '--project', project]
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${join(directory, report)}`]
      const exitCode = await runInTheOpen([program, ...selection, ...reporters], {
        PORTAL_DIRECTORY: directory,
      })
      return tallyOfVitest(readReport(directory, report), exitCode)
    },
  }
}

function playwright(directory: string): Step {
  return {
    name: 'Browser tests',
    run: () => runBrowserTests({ portalDirectory: directory }),
  }
}

/**
 * The portal as it is deployed: built from a copy that has neither the sandbox nor the tests. The build writes the
 * route tree anew, which must be the one that the compiler has seen.
 */
async function buildAlone(directory: string): Promise<void> {
  copyProject(directory, portalEntries())
  await buildPortal(directory)
  const routeTree = 'src/routeTree.gen.ts'
  if (readFileSync(join(directory, routeTree), 'utf8') !== readFileSync(projectPath(routeTree), 'utf8')) {
    throw new PlainError(`${routeTree} is older than the routes. Run: npm run build`)
  }
}

/** Checks that read the sources and write nowhere but into temporary folders: the longest first. */
function quietSteps(directory: string): Step[] {
  return [
    programCheck('Types', 'typescript/bin/tsc', '--noEmit'),
    check('Build without sandbox and tests', () => buildAlone(directory)),
    programCheck(
      'Architecture rules',
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      ...cruisedFolders,
    ),
    programCheck('Unused code and packages', 'knip/bin/knip.js'),
    programCheck(
      'Types of the bare pages',
      'typescript/bin/tsc',
      '--noEmit',
      '--project',
      'scripts/bench/bare-start',
    ),
    programCheck('Format and lint', '@biomejs/biome/bin/biome', 'ci', '.'),
    check('Generated texts', checkGeneratedTranslations),
  ]
}

/**
 * All steps of `npm test` in the order of what they cost. They use ports and folders of their own, so that a portal
 * of the same copy may run beside them.
 */
export function testSteps({ withBrowser }: { withBrowser: boolean }): (Step | Step[])[] {
  const directory = temporaryDirectory()
  return [
    check('Build of the sandbox', ensureSandboxBuilt),
    quietSteps(directory),
    vitest('unit', 'Unit tests', directory),
    vitest('contract', 'Contract tests', directory),
    vitest('http', 'HTTP tests', directory),
    ...(withBrowser ? [playwright(directory)] : []),
  ]
}
