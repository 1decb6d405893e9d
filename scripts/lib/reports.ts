import { z } from 'zod'

/** How many checks or tests a step ran. */
export type Tally = { readonly passed: number; readonly failed: number }

const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** A program that failed, or ran nothing, has failed at least once, whatever its report says. */
function withExitCode(tally: Tally, exitCode: number): Tally {
  const isSilentFailure = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0)
  return isSilentFailure ? { ...tally, failed: 1 } : tally
}

/** Counts of Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function tallyOfVitest(report: unknown, exitCode: number): Tally {
  const { success, data } = vitestReportSchema.safeParse(report)
  if (!success) return { passed: 0, failed: 1 }
  const unloaded = data.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return withExitCode(
    { passed: data.numPassedTests, failed: data.numFailedTests + unloaded.length },
    exitCode,
  )
}

/** Counts of Playwright's JSON report; a test that passed only when tried again counts as failed. */
export function tallyOfPlaywright(report: unknown, exitCode: number): Tally {
  const { success, data } = playwrightReportSchema.safeParse(report)
  if (!success) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = data.stats
  return withExitCode({ passed: expected, failed: unexpected + flaky + data.errors.length }, exitCode)
}
