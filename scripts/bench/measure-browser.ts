import { chromium } from '@playwright/test'
import { chromiumArguments, ensureChromium } from '../lib/chromium.ts'
import { freePorts } from '../lib/ports.ts'
import { measureScripts, type PageScripts } from './browser-scripts.ts'
import { type FilterInteraction, measureFilterInteraction, type Pace } from './filter-interaction.ts'
import { auditPage, type LighthouseResult } from './lighthouse.ts'
import { pagesToAudit } from './lighthouse-pages.ts'
import { loadedPages, morePages } from './pages.ts'
import { prepareStand, type Stand, startPortal, startSandbox } from './stand.ts'

/** A tag manager that no one has: visitors are asked for their consent, as on the portal that has one. */
const askingForConsent = { GTM_ID: 'GTM-BENCH0' }

/** What a browser makes of the shipped pages. */
export type BrowserReport = {
  readonly browserVersion: string
  readonly runs: number
  readonly lighthouse: readonly LighthouseResult[]
  readonly filterInteraction: readonly FilterInteraction[]
  readonly scripts: readonly PageScripts[]
}

async function auditAll(portalUrl: string, runs: number): Promise<readonly LighthouseResult[]> {
  const [port = 0] = await freePorts(1)
  const results: LighthouseResult[] = []
  for (const page of await pagesToAudit(portalUrl)) {
    console.log(`Lighthouse: ${page.name} (${page.locale}) …`)
    const args = [...chromiumArguments, `--remote-debugging-port=${port}`]
    const browser = await chromium.launch({ executablePath: ensureChromium(), args })
    try {
      results.push(await auditPage(page, port, runs))
    } finally {
      await browser.close()
    }
  }
  return results
}

const paces: readonly Pace[] = ['one after the other', 'in a hurry']

async function measureInteraction(portalUrl: string, pages: number): Promise<FilterInteraction[]> {
  console.log('Changes of a filter on a slowed phone …')
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  const measured: FilterInteraction[] = []
  try {
    for (const pace of paces) {
      measured.push(await measureFilterInteraction(browser, portalUrl, { pace, pages }))
    }
    return measured
  } finally {
    await browser.close()
  }
}

async function measurePages({ settings }: Stand, runs: number): Promise<BrowserReport> {
  const { portal, sandbox } = settings
  const lighthouse = await auditAll(portal.url, runs)
  const filterInteraction = await measureInteraction(portal.url, runs)
  console.log('JavaScript in the browser …')
  const scripts = await measureScripts(portal.url, [...(await loadedPages(sandbox.url)), ...morePages])
  return { runs, lighthouse, filterInteraction, ...scripts }
}

/** Measures every public page by Lighthouse, changes of a filter, and the weight of scripts. */
export async function measureBrowser(runs: number): Promise<BrowserReport> {
  const stand = await prepareStand(64, askingForConsent)
  const sandbox = await startSandbox(stand)
  try {
    const portal = await startPortal(stand)
    try {
      return await measurePages(stand, runs)
    } finally {
      await portal.service.stop()
    }
  } finally {
    await sandbox.service.stop()
  }
}
