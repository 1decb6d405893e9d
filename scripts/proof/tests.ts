import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePortalBuilt, ensureSandboxBuilt } from '../lib/builds.ts'
import { ensureChromium } from '../lib/chromium.ts'
import { projectDirectory, projectPath } from '../lib/project.ts'
import { tallyOfVitest } from '../lib/reports.ts'
import { readReport, runInTheOpen } from '../lib/steps.ts'
import { temporaryDirectory } from '../lib/workspace.ts'
import { type ProofPart, readFigures } from './part.ts'

/** A part that `tests/proof/<name>.test.ts` makes: it leaves its figures as `<name>-figures`. */
function partOfTests(name: string, title: string): ProofPart {
  const figuresName = `${name}-figures`
  return {
    name,
    title,
    async run({ minutes }) {
      // Here, since a build under the test program is another one.
      await ensurePortalBuilt()
      await ensureSandboxBuilt()
      const directory = temporaryDirectory()
      rmSync(projectPath('test-results/proof', `${figuresName}.json`), { force: true })
      const selection = ['--config', 'app.config.ts', '--project', 'proof', `tests/proof/${name}.test.ts`]
      const reporters = [
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(directory, 'report.json')}`,
      ]
      const program = projectPath('node_modules/vitest/vitest.mjs')
      const exitCode = await runInTheOpen([program, 'run', ...selection, ...reporters], {
        PROOF_MINUTES: String(minutes),
        PORTAL_DIRECTORY: projectDirectory,
        PLAYWRIGHT_CHROMIUM: ensureChromium(),
      })
      const tally = tallyOfVitest(readReport(directory, 'report.json'), exitCode)
      return { ...tally, figures: readFigures(figuresName) }
    },
  }
}

/** Every backend failing in every way, under every route. */
export const faults = partOfTests('faults', 'Faults')

/** Sandbox and portal killed in the middle of their work. */
export const kills = partOfTests('kills', 'Kills')

/** Every page with axe, at narrow widths, with other spacing, colours and motion, and through an HTML validator. */
export const accessibility = partOfTests('accessibility', 'Accessibility')

/** Twice the load that saturates the portal, for as long as it is told. */
export const load = partOfTests('load', 'Load')
