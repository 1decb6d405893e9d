import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runBrowserTests } from '../lib/browser-tests.ts'
import { ensurePortalBuilt, ensureSandboxBuilt } from '../lib/builds.ts'
import { projectDirectory, projectPath } from '../lib/project.ts'
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
    const files = filesWithStates()
    const tally = await runBrowserTests({
      portalDirectory: projectDirectory,
      files,
      options: ['--timeout=180000'],
      variables: { PROOF_LOOKS: 'all' },
    })
    return { ...tally, figures: { files: files.length, tests: tally.passed + tally.failed } }
  },
}
