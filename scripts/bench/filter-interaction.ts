import { type Browser, devices, type Page } from '@playwright/test'

/** Lighthouse slows the processor by this much to be a mid-range phone. */
const slowdown = 4
const phone = devices['Moto G4']
const filters = 'form fieldset input[type="checkbox"]'

/** All events that take longer than a frame (Event Timing API); TypeScript does not know its threshold. */
const eventTiming: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
}

/** How long the browser took from each change of a filter to the next picture, as Event Timing gives it. */
export type FilterInteraction = {
  readonly slowdown: number
  /** Milliseconds; the browser gives them in steps of 8. */
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

/** Ticks filters of the list on a slowed phone, one after the other, each when the list shows the one before. */
export async function measureFilterInteraction(
  browser: Browser,
  portalUrl: string,
  changes: number,
): Promise<FilterInteraction> {
  const page = await openFilters(browser, portalUrl)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const durations = await watchInteractions(page)
  for (let change = 0; change < changes; change += 1) {
    const before = page.url()
    await page.locator(filters).nth(change).tap()
    await page.waitForURL((url) => url.href !== before)
    await page.waitForLoadState('networkidle')
  }
  const durationsMs = await durations()
  await page.context().close()
  return { slowdown, durationsMs }
}
