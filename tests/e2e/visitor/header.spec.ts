import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

const header = (page: Page) => page.getByRole('banner').first()
const topOf = (page: Page) =>
  header(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))

// P-364
test('the header steps aside while one scrolls down, comes back on the way up, and moves nothing @phone', async ({
  page,
}) => {
  await page.goto('/fonds')
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => topOf(page)).toBeLessThan(-40)
  await page.mouse.wheel(0, -120)
  await expect.poll(() => topOf(page)).toBe(0)
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before)
})

// P-364
test('the focus is never under the header, whichever way one goes', async ({ page }) => {
  await page.goto('/fonds?status=open')
  await page.locator('footer a').first().focus()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab')
    await expect(async () => {
      const isFree = await page.evaluate(() => {
        const focused = document.activeElement?.getBoundingClientRect()
        const bar = document.querySelector('[data-site-header]')
        const bottom = bar?.getBoundingClientRect().bottom ?? 0
        return bar?.contains(document.activeElement) || (focused?.top ?? 0) >= Math.max(bottom, 0) - 1
      })
      expect(isFree).toBe(true)
    }).toPass()
  }
})
