import { z } from 'zod'
import { askNpm } from '../lib/npm.ts'
import { projectPath } from '../lib/project.ts'
import { runInTheOpen } from '../lib/steps.ts'
import type { Finding, ProofPart } from './part.ts'

const auditSchema = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
})

const refusalSchema = z.object({ message: z.string() }).catch({ message: 'nothing' })

const grave = ['high', 'critical'] as const

/** Known weaknesses of what ships; a registry that cannot be asked is said to be so, and proves nothing. */
function audit(): Finding {
  const output = askNpm(['audit', '--omit=dev', '--json'])
  const { success, data } = auditSchema.safeParse(output)
  if (!success) {
    const { message } = refusalSchema.parse(output)
    return { passed: 0, failed: 0, figures: { audit: `not run: the registry answered ${message}` } }
  }
  const { vulnerabilities } = data.metadata
  const failed = grave.filter((severity) => (vulnerabilities[severity] ?? 0) > 0).length
  return { passed: failed === 0 ? 1 : 0, failed, figures: { audit: vulnerabilities } }
}

const programs = {
  licencesAndLockfile: [
    'vitest/vitest.mjs',
    ...['run', '--config', 'app.config.ts', '--project', 'unit', '--reporter=dot'],
    ...['tests/repository/licences.test.ts', 'tests/repository/lock-file.test.ts'],
  ],
  unusedCode: ['knip/bin/knip.js'],
} as const

async function holds([script, ...rest]: readonly string[]): Promise<boolean> {
  return (await runInTheOpen([projectPath('node_modules', script ?? ''), ...rest], {})) === 0
}

/** What the portal is made of: licences, lockfile, unused packages, known weaknesses, bill of materials. */
export const supplyChain: ProofPart = {
  name: 'supply-chain',
  title: 'Supply chain',
  async run() {
    const checks = {
      licencesAndLockfile: await holds(programs.licencesAndLockfile),
      unusedCode: await holds(programs.unusedCode),
      billOfMaterials: (await runInTheOpen([projectPath('scripts/sbom.ts')], {})) === 0,
    }
    const known = audit()
    const failed = Object.values(checks).filter((isGood) => !isGood).length
    return {
      passed: known.passed + Object.values(checks).length - failed,
      failed: known.failed + failed,
      figures: { ...checks, ...known.figures },
    }
  },
}
