import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page, type Response } from '@playwright/test'
import { chromiumArguments, ensureChromium } from '../lib/chromium.ts'
import type { BenchPage } from './pages.ts'

/** A script as the browser loaded it; bytes as gzip makes them. */
type Script = { readonly name: string; readonly gzipBytes: number; readonly isChart: boolean }

/** Scripts that a browser loads for a page, in bytes as gzip makes them. */
export type PageScripts = {
  readonly page: string
  /** Before the visitor does anything, without the chart library; the largest first. */
  readonly files: readonly Script[]
  readonly gzipBytes: number
  /** The chart library, once the chart is scrolled to; 0 where the page has none. */
  readonly chartGzipBytes: number
  /** Whether the chart library came before the visitor had scrolled. */
  readonly isChartEager: boolean
}

/** A class name of ApexCharts that no other script holds. */
const chartMark = 'apexcharts-canvas'
const viewport = { width: 1440, height: 900 }

async function weigh(response: Response): Promise<Script> {
  const body = await response.body()
  return {
    name: basename(new URL(response.url()).pathname),
    gzipBytes: gzipSync(body, { level: 9 }).length,
    isChart: body.includes(chartMark),
  }
}

/** Collects the scripts of a page from now on; the function gives those that have come so far. */
function collectScripts(page: Page): () => Promise<Script[]> {
  const scripts = new Map<string, Promise<Script>>()
  page.on('response', (response) => {
    const isScript = response.headers()['content-type']?.includes('javascript') ?? false
    if (isScript && !scripts.has(response.url())) scripts.set(response.url(), weigh(response))
  })
  return () => Promise.all(scripts.values())
}

/** Brings every chart of the page into view and waits until it is interactive. */
async function scrollToCharts(page: Page): Promise<void> {
  for (const chart of await page.locator('[data-chart]').all()) {
    await chart.scrollIntoViewIfNeeded()
    await page.locator('[data-chart="interactive"]').first().waitFor()
  }
}

const sum = (scripts: readonly Script[]) => scripts.reduce((total, { gzipBytes }) => total + gzipBytes, 0)

async function measurePage(
  browser: Browser,
  portalUrl: string,
  { name, path }: BenchPage,
): Promise<PageScripts> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const scripts = collectScripts(page)
  await page.goto(`${portalUrl}${path}`, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated="true"]').waitFor()
  const first = await scripts()
  await scrollToCharts(page)
  const all = await scripts()
  await context.close()
  const beforeChart = first.filter(({ isChart }) => !isChart).toSorted((a, b) => b.gzipBytes - a.gzipBytes)
  return {
    page: name,
    files: beforeChart,
    gzipBytes: sum(beforeChart),
    chartGzipBytes: sum(all.filter(({ isChart }) => isChart)),
    isChartEager: first.some(({ isChart }) => isChart),
  }
}

/** Opens each page with an empty cache and weighs its scripts. Also tells the browser's version. */
export async function measureScripts(
  portalUrl: string,
  pages: readonly BenchPage[],
): Promise<{ browserVersion: string; scripts: readonly PageScripts[] }> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  try {
    const scripts: PageScripts[] = []
    for (const page of pages) scripts.push(await measurePage(browser, portalUrl, page))
    return { browserVersion: browser.version(), scripts }
  } finally {
    await browser.close()
  }
}
