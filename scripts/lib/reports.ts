import { relative } from 'node:path'
import { z } from 'zod'

/** A test file and the duration of its tests, in milliseconds. */
export type FileTime = { readonly file: string; readonly ms: number }

/** Number of checks or tests of a step, and the time of each of its files where known. */
export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly files?: readonly FileTime[]
}

const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.unknown()),
    }),
  ),
})

type Suite = {
  readonly specs: readonly {
    readonly file: string
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
  readonly suites?: readonly Suite[]
}

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(suiteSchema),
})

/** Counts a program that failed, or ran nothing, as at least one failure, regardless of its report. */
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
  const files = data.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    ms: endTime - startTime,
  }))
  return withExitCode(
    { passed: data.numPassedTests, failed: data.numFailedTests + unloaded.length, files },
    exitCode,
  )
}

const timesIn = ({ specs, suites = [] }: Suite): FileTime[] => [
  ...specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, ms: duration }))),
  ),
  ...suites.flatMap(timesIn),
]

/** Sums the times of the tests of each file. */
function sumByFile(times: readonly FileTime[], folder: string): FileTime[] {
  const sums = new Map<string, number>()
  for (const { file, ms } of times) sums.set(file, (sums.get(file) ?? 0) + ms)
  return [...sums].map(([file, ms]) => ({ file: `${folder}/${file}`, ms }))
}

/** Counts of Playwright's JSON report; a test that passed only when tried again counts as failed. */
export function tallyOfPlaywright(report: unknown, exitCode: number): Tally {
  const { success, data } = playwrightReportSchema.safeParse(report)
  if (!success) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = data.stats
  const files = sumByFile(data.suites.flatMap(timesIn), 'tests/e2e')
  return withExitCode({ passed: expected, failed: unexpected + flaky + data.errors.length, files }, exitCode)
}
