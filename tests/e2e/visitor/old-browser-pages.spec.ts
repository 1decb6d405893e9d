import type { Page } from '@playwright/test'
import {
  fixedVisits,
  linkedVisits,
  type Persona,
  signInAs,
  sitemapVisits,
  type Visit,
} from '../../../scripts/lib/portal-visits.ts'
import { test as base, testWithoutScripts as baseWithoutScripts, expect } from '../../support/fixtures.ts'
import { readAsOldBrowser } from '../../support/old-browser.ts'
import { checkPanels, type PanelFinding } from '../../support/old-browser-panels.ts'
import { sampled } from '../../support/sampled.ts'

const asOldBrowser = {
  page: async ({ page }: { page: Page }, use: (page: Page) => Promise<void>) => {
    await readAsOldBrowser(page)
    // Such browsers do not hold `display` back until a transition has ended.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await use(page)
  },
}

const test = base.extend(asOldBrowser)
const testWithoutScripts = baseWithoutScripts.extend(asOldBrowser)
// Of the pages that a persona opens, some are refusals.
test.use({ expectedConsole: [/status of 40[34]|^Error 40[34]$/] })

const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } }

/** One visit of each page, in its languages by turns. */
function byTurns(visits: readonly Visit[]): Visit[] {
  const names = [...new Set(visits.map(({ name }) => name))]
  return names.flatMap((name, index) => {
    const own = visits.filter((visit) => visit.name === name)
    return own.find(({ locale }) => (locale === 'en') === (index % 2 === 0)) ?? own.slice(0, 1)
  })
}

async function visitsOf(portalUrl: string, persona: Persona, cookie: string) {
  const more =
    persona === 'visitor'
      ? await sitemapVisits(portalUrl)
      : await linkedVisits(portalUrl, { [persona]: cookie })
  return byTurns([...fixedVisits, ...more].filter((visit) => visit.persona === persona))
}

async function putCookies(page: Page, portalUrl: string, cookie: string): Promise<void> {
  const pairs = cookie.split('; ').filter((pair) => pair !== '')
  await page.context().addCookies(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: portalUrl }
    }),
  )
}

/**
 * Runs in the page: resolves once the page has answered to a new size, by its layout and by its scripts. Where none run,
 * frames call nobody back, and reading the layout is enough.
 */
const settled = () =>
  new Promise<void>((resolve) => {
    // Without a limit, Chromium now and then calls nobody back, however idle the page.
    const whenIdle = () => requestIdleCallback(() => resolve(), { timeout: 2000 })
    if (document.documentElement.dataset.scripts === undefined) return resolve()
    requestAnimationFrame(() => requestAnimationFrame(whenIdle))
  })

/** Panels at fault on a page at each width, and which were tried. */
async function tryPage(page: Page, path: string) {
  await page.goto(path).catch((cause: unknown) => {
    throw new Error(`${path} does not open`, { cause })
  })
  const tried: string[] = []
  const found: (readonly [path: string, width: string, ...finding: PanelFinding])[] = []
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size)
    await page.evaluate(settled)
    const report = await page.evaluate(checkPanels)
    tried.push(...report.tried)
    found.push(...report.findings.map((finding) => [path, name, ...finding] as const))
  }
  return { tried, found }
}

const longestResponseMs = 30_000

async function isRedirect(address: string, cookie: string): Promise<boolean> {
  const signal = AbortSignal.timeout(longestResponseMs)
  const { status } = await fetch(address, { method: 'HEAD', redirect: 'manual', headers: { cookie }, signal })
  return Math.floor(status / 100) === 3
}

/** Tries the panels of pages that a persona may open: in the proof of every one. */
async function tryPages(page: Page, portalUrl: string, persona: Persona): Promise<void> {
  const cookie = await signInAs(portalUrl, persona)
  await putCookies(page, portalUrl, cookie)
  const visits = await visitsOf(portalUrl, persona, cookie)
  expect(visits.length).toBeGreaterThan(4)
  for (const { path } of sampled(visits, 10)) {
    // The page that it leads to is visited itself.
    if (await isRedirect(`${portalUrl}${path}`, cookie)) continue
    const { found, tried } = await tryPage(page, path)
    expect(found).toEqual([])
    // The menus of the header at least, at both widths.
    expect([path, tried.length > 2]).toEqual([path, true])
  }
}

// P-262
for (const persona of ['visitor', 'investor', 'partner', 'advisor', 'staff'] as const)
  test(`in a browser without popovers, every panel of each page of the ${persona} opens in the flow (issue 29, 26)`, async ({
    page,
    portalUrl,
  }) => {
    test.slow()
    await tryPages(page, portalUrl, persona)
  })

for (const persona of ['visitor', 'investor'] as const)
  testWithoutScripts(
    `without scripts either, panels of the ${persona} stand open in the flow and cover nothing (issue 29, 26)`,
    async ({ page, portalUrl }) => {
      testWithoutScripts.slow()
      await tryPages(page, portalUrl, persona)
    },
  )
