import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { z } from 'zod'
import { chromiumArguments, ensureChromium } from '../lib/chromium.ts'
import { freePorts } from '../lib/ports.ts'
import { PlainError } from '../lib/project.ts'
import type { PublicPage } from './pages.ts'

/** Audits of the performance score, under Lighthouse's names. */
const performanceAudits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const

/** The first run also audits properties that do not change between runs. */
const firstRunFlags: Partial<Flags> = {
  onlyCategories: ['performance', 'accessibility', 'best-practices'],
  skipAudits: ['bf-cache'],
}
const laterRunFlags: Partial<Flags> = {
  onlyAudits: [...performanceAudits],
  onlyCategories: ['performance'],
}

const scoreSchema = z.object({ score: z.number() }).transform(({ score }) => Math.round(score * 100))
const valueSchema = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue)

const performanceSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: scoreSchema }),
  audits: z.object({
    'largest-contentful-paint': valueSchema,
    'total-blocking-time': valueSchema,
    'cumulative-layout-shift': valueSchema,
  }),
})

const qualitySchema = z.object({
  categories: z.object({ accessibility: scoreSchema, 'best-practices': scoreSchema }),
})

/** Lighthouse run over a page; times in milliseconds, simulated for a mid-range phone on a slow mobile network. */
export type LighthouseRun = {
  readonly performance: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /** Speed of the machine during the run; 1,000 and more when it is not busy. */
  readonly benchmarkIndex: number
}

/** Scores of the first run, and every run. */
export type LighthouseResult = {
  readonly accessibility: number
  readonly bestPractices: number
  readonly runs: readonly LighthouseRun[]
}

/** Maximum attempts: on a busy machine Lighthouse may miss the start of a page, and has to be run again. */
const attempts = 3

async function audit(url: string, port: number, flags: Partial<Flags>): Promise<unknown> {
  let failure = ''
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const common: Flags = { port, logLevel: 'error', output: 'json', disableFullPageScreenshot: true }
    const result = await lighthouse(url, { ...common, ...flags })
    if (result !== undefined && result.lhr.runtimeError === undefined) return result.lhr
    failure = result?.lhr.runtimeError?.message ?? 'no result'
  }
  throw new PlainError(`Lighthouse could not open ${url}: ${failure}`)
}

function readRun(report: unknown): LighthouseRun {
  const { environment, categories, audits } = performanceSchema.parse(report)
  return {
    performance: categories.performance,
    lcpMs: audits['largest-contentful-paint'],
    tbtMs: audits['total-blocking-time'],
    cls: audits['cumulative-layout-shift'],
    benchmarkIndex: environment.benchmarkIndex,
  }
}

/** Runs `use` with a fresh browser that listens at a debugging port. */
async function withBrowser<Result>(use: (port: number) => Promise<Result>): Promise<Result> {
  const [port = 0] = await freePorts(1)
  const args = [...chromiumArguments, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: ensureChromium(), args })
  try {
    return await use(port)
  } finally {
    await browser.close()
  }
}

/**
 * Opens pages `runs` times each, every time with an empty cache. Several pages take turns in each run, so that builds
 * can be compared on a busy machine.
 */
export function auditInterleaved(
  pages: readonly Pick<PublicPage, 'url'>[],
  runs: number,
): Promise<readonly LighthouseResult[]> {
  return withBrowser(async (port) => {
    const results = pages.map(({ url }) => ({ url, scores: [0, 0], runs: [] as LighthouseRun[] }))
    for (let run = 0; run < runs; run += 1) {
      for (const result of results) {
        const report = await audit(result.url, port, run === 0 ? firstRunFlags : laterRunFlags)
        result.runs.push(readRun(report))
        if (run > 0) continue
        const { accessibility, 'best-practices': bestPractices } = qualitySchema.parse(report).categories
        result.scores = [accessibility, bestPractices]
      }
    }
    return results.map(({ scores: [accessibility = 0, bestPractices = 0], runs: all }) => ({
      ...{ accessibility, bestPractices, runs: all },
    }))
  })
}
