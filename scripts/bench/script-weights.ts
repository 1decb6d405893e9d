import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page, type Response } from '@playwright/test'
import { chromiumArguments, ensureChromium } from '../lib/chromium.ts'
import type { PublicPage } from './pages.ts'

/** A script as the browser loaded it, weighed after gzip. */
type Script = { readonly name: string; readonly gzipBytes: number }

/** Scripts that a browser loads for a page before the visitor does anything. */
export type ScriptWeight = {
  readonly page: PublicPage['name']
  /** The largest first. */
  readonly files: readonly Script[]
  readonly gzipBytes: number
}

async function weigh(response: Response): Promise<Script> {
  const body = await response.body()
  return {
    name: basename(new URL(response.url()).pathname),
    gzipBytes: gzipSync(body, { level: 9 }).length,
  }
}

/** Collects the scripts that a page loads from now on. */
function collectScripts(page: Page): () => Promise<Script[]> {
  const scripts = new Map<string, Promise<Script>>()
  page.on('response', (response) => {
    const isScript = response.headers()['content-type']?.includes('javascript') ?? false
    if (isScript && !scripts.has(response.url())) scripts.set(response.url(), weigh(response))
  })
  return () => Promise.all(scripts.values())
}

async function weighPage(browser: Browser, { name, url }: PublicPage): Promise<ScriptWeight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const scripts = collectScripts(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated="true"]').waitFor()
  const files = (await scripts()).toSorted((a, b) => b.gzipBytes - a.gzipBytes)
  await context.close()
  return { page: name, files, gzipBytes: files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) }
}

/** Opens each page with an empty cache and weighs its scripts. */
export async function weighScripts(pages: readonly PublicPage[]): Promise<readonly ScriptWeight[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  try {
    const weights: ScriptWeight[] = []
    for (const page of pages) weights.push(await weighPage(browser, page))
    return weights
  } finally {
    await browser.close()
  }
}
