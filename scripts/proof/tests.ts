import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePortalBuilt, ensureSandboxBuilt } from '../lib/builds.ts'
import { ensureChromium } from '../lib/chromium.ts'
import { projectDirectory, projectPath } from '../lib/project.ts'
import { tallyOfVitest } from '../lib/reports.ts'
import { readReport, runInTheOpen } from '../lib/steps.ts'
import { temporaryDirectory } from '../lib/workspace.ts'
import { type ProofPart, readFigures } from './part.ts'

const proofOf = (name: string) => ({ project: 'proof', file: `tests/proof/${name}.test.ts` })

/** A part that tests make, `tests/proof/<name>.test.ts` unless told: they leave their figures as `<name>-figures`. */
function partOfTests(name: string, title: string, { project, file } = proofOf(name)): ProofPart {
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
      const selection = ['--config', 'app.config.ts', '--project', project, file]
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

/** What a hostile visitor tries; also in `npm test`. */
export const attacks = partOfTests('attacks', 'Attacks', {
  project: 'http',
  file: 'tests/http/attacks/attacks.test.ts',
})

/** Every backend failing in every way, under every route. */
export const faults = partOfTests('faults', 'Faults')

/** Sandbox and portal killed in the middle of their work. */
export const kills = partOfTests('kills', 'Kills')

/** Every page with axe, at narrow widths, with other spacing, colours and motion, and through an HTML validator. */
export const accessibility = partOfTests('accessibility', 'Accessibility')

/** Twice the load that saturates the portal, for as long as it is told. */
export const load = partOfTests('load', 'Load')
