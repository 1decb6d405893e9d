import { describe, expect, it } from 'vitest'
import { tallyOfPlaywright, tallyOfVitest } from './reports.ts'

const vitestReport = (passed: number, failed: number, unloaded = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: Array.from({ length: unloaded }, () => ({
    name: `${process.cwd()}/src/some.test.ts`,
    status: 'failed',
    startTime: 1000,
    endTime: 3500,
    assertionResults: [],
  })),
})

const specOf = (duration: number) => ({
  file: 'visitor/some.spec.ts',
  tests: [{ results: [{ duration }] }],
})

const playwrightReport = (expected: number, unexpected: number, flaky: number, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky },
  errors,
  suites: [{ specs: [], suites: [{ specs: [specOf(1200), specOf(300)] }] }],
})

describe('tallyOfVitest', () => {
  it('gives the time of each file', () => {
    const { files } = tallyOfVitest(vitestReport(12, 0, 1), 1)
    expect(files).toEqual([{ file: 'src/some.test.ts', ms: 2500 }])
  })

  it('counts what passed and what failed', () => {
    expect(tallyOfVitest(vitestReport(12, 2), 1)).toMatchObject({ passed: 12, failed: 2 })
  })

  it('counts a file that could not be loaded as a failure', () => {
    expect(tallyOfVitest(vitestReport(12, 0, 1), 1)).toMatchObject({ passed: 12, failed: 1 })
  })

  it('never calls a failed, empty or missing run a success', () => {
    expect(tallyOfVitest(vitestReport(12, 0), 1)).toMatchObject({ passed: 12, failed: 1 })
    expect(tallyOfVitest(vitestReport(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(tallyOfVitest(undefined, 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('tallyOfPlaywright', () => {
  it('sums the time of the tests of each file', () => {
    const { files } = tallyOfPlaywright(playwrightReport(5, 0, 0), 0)
    expect(files).toEqual([{ file: 'tests/e2e/visitor/some.spec.ts', ms: 1500 }])
  })

  it('counts a test that passed at a second try only as failed', () => {
    expect(tallyOfPlaywright(playwrightReport(5, 1, 1), 1)).toMatchObject({ passed: 5, failed: 2 })
  })

  it('counts errors outside of tests', () => {
    const report = playwrightReport(0, 0, 0, [{ message: 'global setup failed' }])
    expect(tallyOfPlaywright(report, 1)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('never calls a failed, empty or missing run a success', () => {
    expect(tallyOfPlaywright(playwrightReport(5, 0, 0), 1)).toMatchObject({ passed: 5, failed: 1 })
    expect(tallyOfPlaywright(playwrightReport(0, 0, 0), 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(tallyOfPlaywright(undefined, 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})
