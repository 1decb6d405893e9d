import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { expectNoSidewaysScroll } from '../../support/fund-lists.ts'

const path = '/en/funds/orvanne-croissance-ii'
const reading = (page: Page) => page.locator('[data-chart-reading]')
const marker = (page: Page) => page.locator('[data-chart-marker] circle')
const slider = (page: Page) => page.getByRole('slider', { name: 'Values of the chart, point by point' })

async function reachChart(page: Page): Promise<void> {
  await page.goto(path)
  await reading(page).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-chart]')).toHaveAttribute('data-chart', 'interactive')
}

/** The day that the line above the chart says. */
const dayRead = async (page: Page) =>
  Date.parse(((await reading(page).locator('span').first().textContent()) ?? '').replaceAll('\u00a0', ' '))
const yearMs = 365.25 * 86_400_000

// P-775
test('the keys read the chart point by point and year by year, with a marker and the focus in sight', async ({
  page,
}) => {
  await reachChart(page)
  const atRest = (await reading(page).textContent()) ?? ''
  await expect(marker(page)).toHaveCount(0)
  await slider(page).focus()
  await page.keyboard.press('End')
  await expect(marker(page)).toBeVisible()
  await expect(reading(page)).toHaveText(atRest)
  const across = async () => Number(await marker(page).getAttribute('cx'))
  const [last, right] = [await dayRead(page), await across()]
  await page.keyboard.press('ArrowLeft')
  await expect(reading(page)).not.toHaveText(atRest)
  expect(await dayRead(page)).toBeLessThan(last)
  expect(await across()).toBeLessThan(right)
  await page.keyboard.press('ArrowRight')
  await expect(reading(page)).toHaveText(atRest)
  await page.keyboard.press('PageDown')
  const year = last - (await dayRead(page))
  expect(year / yearMs).toBeGreaterThan(0.99)
  expect(year / yearMs).toBeLessThan(1.6)
  await page.keyboard.press('PageUp')
  await expect(reading(page)).toHaveText(atRest)
  await page.keyboard.press('Home')
  await expect(reading(page)).toContainText('26 March 2018')
  const said = (await slider(page).getAttribute('aria-valuetext')) ?? ''
  expect(said).toContain('26\u00a0March\u00a02018, 100.00')
  expect(await slider(page).evaluate((input) => getComputedStyle(input).outlineStyle)).toBe('solid')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(marker(page)).toHaveCount(0)
  await expect(reading(page)).toHaveText(atRest)
})

// P-775
test('the pointer reads the nearest point, without a percentage, and Escape puts it away', async ({
  page,
}) => {
  await reachChart(page)
  const atRest = (await reading(page).textContent()) ?? ''
  const box = await page.locator('[data-chart]').boundingBox()
  if (!box) throw new Error('no chart')
  const pointAt = (part: number) => page.mouse.move(box.x + box.width * part, box.y + box.height / 2)
  await pointAt(0.5)
  await expect(marker(page)).toBeVisible()
  const circle = await marker(page).boundingBox()
  // Half-yearly values over eight years: the nearest is less than a sixteenth of the plot away.
  expect(Math.abs((circle?.x ?? 0) - (box.x + box.width / 2))).toBeLessThan(box.width / 16)
  await expect(reading(page)).not.toHaveText(atRest)
  await expect(reading(page)).not.toContainText('%')
  await page.keyboard.press('Escape')
  await expect(marker(page)).toHaveCount(0)
  await pointAt(0.4)
  await expect(marker(page)).toHaveCount(0)
  await page.mouse.move(box.x, box.y - 40)
  await pointAt(0.4)
  await expect(marker(page)).toBeVisible()
  await page.mouse.move(box.x, box.y - 40)
  await expect(reading(page)).toHaveText(atRest)
})

// P-775
for (const width of [320, 360, 768])
  test(`no point moves the chart at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await reachChart(page)
    await slider(page).focus()
    await page.keyboard.press('Home')
    const heights = new Set<number>()
    for (let point = 0; point < 12; point += 1) {
      heights.add((await reading(page).boundingBox())?.height ?? 0)
      await page.keyboard.press('ArrowRight')
    }
    expect(heights.size).toBe(1)
    await expectNoSidewaysScroll(page)
  })

// P-775
for (const [width, address] of [
  [768, path],
  [1024, `${path}?measure=value&unit=amount`],
  [1024, '/fonds/orvanne-croissance-ii?measure=value&unit=amount'],
  [1440, path],
] as const)
  test(`the settings stand in one row at ${width} pixels (${address})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address)
    const tops = await page
      .locator('[data-share-controls] > :is(button, nav)')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map((box) => box.top + box.height / 2),
      )
    expect(tops.length).toBe(4)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2)
    await expectNoSidewaysScroll(page)
  })

// P-775
testWithoutScripts('the line above the chart says the last value without scripts', async ({ page }) => {
  await page.goto(path)
  await expect(reading(page)).toContainText('since the base of 100')
  await expect(slider(page)).toHaveCount(0)
})
