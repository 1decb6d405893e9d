import { describe, expect, it } from 'vitest'
import { tallyOfPlaywright, tallyOfVitest } from './reports.ts'

const vitestReport = (passed: number, failed: number, unloaded = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: Array.from({ length: unloaded }, () => ({ status: 'failed', assertionResults: [] })),
})

const playwrightReport = (expected: number, unexpected: number, flaky: number, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky },
  errors,
})

describe('tallyOfVitest', () => {
  it('counts what passed and what failed', () => {
    expect(tallyOfVitest(vitestReport(12, 2), 1)).toEqual({ passed: 12, failed: 2 })
  })

  it('counts a file that could not be loaded as a failure', () => {
    expect(tallyOfVitest(vitestReport(12, 0, 1), 1)).toEqual({ passed: 12, failed: 1 })
  })

  it('never calls a failed, empty or missing run a success', () => {
    expect(tallyOfVitest(vitestReport(12, 0), 1)).toEqual({ passed: 12, failed: 1 })
    expect(tallyOfVitest(vitestReport(0, 0), 0)).toEqual({ passed: 0, failed: 1 })
    expect(tallyOfVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('tallyOfPlaywright', () => {
  it('counts a test that passed at a second try only as failed', () => {
    expect(tallyOfPlaywright(playwrightReport(5, 1, 1), 1)).toEqual({ passed: 5, failed: 2 })
  })

  it('counts errors outside of tests', () => {
    const report = playwrightReport(0, 0, 0, [{ message: 'global setup failed' }])
    expect(tallyOfPlaywright(report, 1)).toEqual({ passed: 0, failed: 1 })
  })

  it('never calls a failed, empty or missing run a success', () => {
    expect(tallyOfPlaywright(playwrightReport(5, 0, 0), 1)).toEqual({ passed: 5, failed: 1 })
    expect(tallyOfPlaywright(playwrightReport(0, 0, 0), 0)).toEqual({ passed: 0, failed: 1 })
    expect(tallyOfPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  })
})
