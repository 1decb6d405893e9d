import { z } from 'zod'
import { runNpmJson } from '../lib/npm.ts'
import { projectPath } from '../lib/project.ts'
import { runInTheOpen } from '../lib/steps.ts'
import type { PartResult, ProofPart } from './part.ts'

const auditSchema = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
})

const refusalSchema = z.object({ message: z.string() }).catch({ message: 'nothing' })

const failingSeverities = ['high', 'critical'] as const

/**
 * Checks the shipped packages for known vulnerabilities. If the registry has no audit endpoint, the figures say so and
 * the check fails.
 */
function audit(): PartResult {
  const output = runNpmJson(['audit', '--omit=dev', '--json'])
  const { success, data } = auditSchema.safeParse(output)
  if (!success) {
    const { message } = refusalSchema.parse(output)
    return { passed: 0, failed: 0, figures: { audit: `not run: the registry said ${message}` } }
  }
  const { vulnerabilities } = data.metadata
  const failed = failingSeverities.filter((severity) => (vulnerabilities[severity] ?? 0) > 0).length
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

async function passes([script, ...rest]: readonly string[]): Promise<boolean> {
  return (await runInTheOpen([projectPath('node_modules', script ?? ''), ...rest], {})) === 0
}

/** Licences, lockfile, unused packages, known vulnerabilities and the bill of materials. */
export const supplyChain: ProofPart = {
  name: 'supply-chain',
  title: 'Supply chain',
  async run() {
    const checks = {
      licencesAndLockfile: await passes(programs.licencesAndLockfile),
      unusedCode: await passes(programs.unusedCode),
      billOfMaterials: (await runInTheOpen([projectPath('scripts/sbom.ts')], {})) === 0,
    }
    const audited = audit()
    const failed = Object.values(checks).filter((isGood) => !isGood).length
    return {
      passed: audited.passed + Object.values(checks).length - failed,
      failed: audited.failed + failed,
      figures: { ...checks, ...audited.figures },
    }
  },
}
