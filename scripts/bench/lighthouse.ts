import lighthouse, { type Flags } from 'lighthouse'
import { z } from 'zod'
import { PlainError } from '../lib/project.ts'
import type { AuditedPage } from './lighthouse-pages.ts'

/** What a page's score of performance is made of, in Lighthouse's names. */
const measures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What does not change from run to run is asked in the first one; the others measure alone. */
const flagsOfRun = (run: number): Partial<Flags> =>
  run === 0
    ? { onlyCategories: [...categories], skipAudits: ['bf-cache'] }
    : { onlyAudits: [...measures], onlyCategories: ['performance'] }

const scoreSchema = z.object({ score: z.number() }).transform(({ score }) => Math.round(score * 100))
const valueSchema = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue)

const performanceSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: scoreSchema }),
  audits: z.object({
    'first-contentful-paint': valueSchema,
    'largest-contentful-paint': valueSchema,
    'total-blocking-time': valueSchema,
    'cumulative-layout-shift': valueSchema,
  }),
})

const qualitySchema = z.object({
  categories: z.object({ accessibility: scoreSchema, 'best-practices': scoreSchema, seo: scoreSchema }),
})

const auditsSchema = z.object({
  audits: z.record(z.string(), z.object({ score: z.number().nullable() })),
  categories: z.record(
    z.string(),
    z.object({ auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
})

/** One run over a page; times in milliseconds, as simulated for a mid-range phone on a slow mobile network. */
export type LighthouseRun = {
  readonly performance: number
  readonly fcpMs: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /** How fast Lighthouse found this machine at that moment; 1,000 and more for one that is not busy. */
  readonly benchmarkIndex: number
}

/** Scores from 0 to 100 that do not move from run to run, and the audits that kept them from 100. */
export type LighthouseQuality = {
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly failed: readonly string[]
}

/** On a busy machine Lighthouse may miss the start of a page; it says so, and asks to be run again. */
const attempts = 3

async function audit(url: string, port: number, run: number): Promise<unknown> {
  let failure = ''
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      disableFullPageScreenshot: true,
      ...flagsOfRun(run),
    })
    if (result !== undefined && result.lhr.runtimeError === undefined) return result.lhr
    failure = result?.lhr.runtimeError?.message ?? 'no result'
  }
  throw new PlainError(`Lighthouse could not open ${url}: ${failure}`)
}

function readRun(lhr: unknown): LighthouseRun {
  const { environment, categories: scores, audits } = performanceSchema.parse(lhr)
  return {
    performance: scores.performance,
    fcpMs: audits['first-contentful-paint'],
    lcpMs: audits['largest-contentful-paint'],
    tbtMs: audits['total-blocking-time'],
    cls: audits['cumulative-layout-shift'],
    benchmarkIndex: environment.benchmarkIndex,
  }
}

function readQuality(lhr: unknown): LighthouseQuality {
  const scores = qualitySchema.parse(lhr).categories
  const all = auditsSchema.parse(lhr)
  const counted = Object.entries(all.categories)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id))
  return {
    accessibility: scores.accessibility,
    bestPractices: scores['best-practices'],
    seo: scores.seo,
    failed: [...new Set(counted)].filter((id) => (all.audits[id]?.score ?? 1) < 1),
  }
}

/** A page with all of its runs. */
export type LighthouseResult = Omit<AuditedPage, 'url'> &
  LighthouseQuality & { readonly path: string; readonly runs: readonly LighthouseRun[] }

/** Opens a page `runs` times in the browser that listens at `port`, each time with an empty cache. */
export async function auditPage(
  { name, locale, url }: AuditedPage,
  port: number,
  runs: number,
): Promise<LighthouseResult> {
  const { pathname, search } = new URL(url)
  const first = await audit(url, port, 0)
  const all = [readRun(first)]
  for (let run = 1; run < runs; run += 1) all.push(readRun(await audit(url, port, run)))
  return { name, locale, path: `${pathname}${search}`, ...readQuality(first), runs: all }
}
