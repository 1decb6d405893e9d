import { type Browser, devices, type Locator, type Page } from '@playwright/test'
import { PlainError } from '../lib/project.ts'

/** Lighthouse slows the processor by this much to be a mid-range phone. */
const slowdown = 4
const changesOfPage = 6
const phone = devices['Moto G4']
const filters = 'form fieldset input[type="checkbox"]'

/** All events that take longer than a frame (Event Timing API); TypeScript does not know its threshold. */
const eventTiming: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
}

/** When the next filter is ticked: as soon as the address knows of the one before, or once its results are shown. */
export type Pace = 'in a hurry' | 'one after the other'

/** How long the browser took from each change of a filter to the next picture, as Event Timing gives it. */
export type FilterInteraction = {
  readonly slowdown: number
  readonly pace: Pace
  /** Milliseconds, page after page; the browser gives them in steps of 8. */
  readonly durationsMs: readonly number[]
}

/** Keeps the longest event of each interaction from now on. */
async function watchInteractions(page: Page): Promise<() => Promise<number[]>> {
  const seen = await page.evaluateHandle((options) => {
    const longest = new Map<number, number>()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || typeof entry.interactionId !== 'number') continue
        if (entry.interactionId === 0) continue
        longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0))
      }
    }).observe(options)
    return longest
  }, eventTiming)
  return () => seen.evaluate((longest) => [...longest.values()])
}

async function openFilters(browser: Browser, portalUrl: string): Promise<Page> {
  const page = await (await browser.newContext({ ...phone })).newPage()
  await page.goto(`${portalUrl}/fonds`, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated="true"]').waitFor()
  // On small screens the filters are a panel of their own.
  await page.locator('main button[popovertarget]:visible').first().tap()
  await page.locator(filters).first().waitFor({ state: 'visible' })
  return page
}

/** What is heard last comes with a task of its own, after the picture. */
const settleMs = 200

/** As a finger does: Playwright's own tap looks up in the page what it hits, up to a tenth of each change. */
async function touch(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new PlainError('A filter that is to be ticked is not to be seen.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

async function tick(page: Page, filter: number, pace: Pace): Promise<void> {
  const before = page.url()
  await touch(page, page.locator(filters).nth(filter))
  await page.waitForURL((url) => url.href !== before)
  if (pace === 'in a hurry') return
  await page.locator('main [aria-busy="false"]').first().waitFor()
  await page.waitForTimeout(settleMs)
}

async function measureFreshPage(browser: Browser, portalUrl: string, pace: Pace): Promise<readonly number[]> {
  const page = await openFilters(browser, portalUrl)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const durations = await watchInteractions(page)
  for (let filter = 0; filter < changesOfPage; filter += 1) await tick(page, filter, pace)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(settleMs)
  const durationsMs = await durations()
  for (let filter = 0; filter < changesOfPage; filter += 1)
    if (!(await page.locator(filters).nth(filter).isChecked()))
      throw new PlainError('A filter that was to be ticked was missed.')
  await page.context().close()
  return durationsMs
}

/** Ticks the first six filters of the list on a slowed phone, on each of so many fresh pages. */
export async function measureFilterInteraction(
  browser: Browser,
  portalUrl: string,
  { pace, pages }: { readonly pace: Pace; readonly pages: number },
): Promise<FilterInteraction> {
  const durationsMs: number[] = []
  for (let page = 0; page < pages; page += 1)
    durationsMs.push(...(await measureFreshPage(browser, portalUrl, pace)))
  return { slowdown, pace, durationsMs }
}
