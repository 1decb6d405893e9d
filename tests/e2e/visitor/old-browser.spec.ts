import { test as base, expect } from '../../support/fixtures.ts'
import { readAsOldBrowser } from '../../support/old-browser.ts'
import { demoInvestor, openSession } from '../../support/sign-in.ts'

const test = base.extend({
  page: async ({ page }, use) => {
    await readAsOldBrowser(page)
    await use(page)
  },
})

const phone = { width: 360, height: 740 }

// P-262
test('the filters are closed, open in the flow above the list, and filter it (issue 29, 26)', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/en/funds')
  const panel = page.locator('#fund-filters')
  await expect(panel).toBeHidden()
  const open = page.getByRole('button', { name: /^Filter/ }).first()
  await open.click()
  await expect(panel).toBeVisible()
  await expect(panel).toHaveCSS('position', 'static')
  const card = page.locator('main li h3 a').first()
  const [below, above] = [await card.boundingBox(), await panel.boundingBox()]
  const end = (above?.y ?? 0) + (above?.height ?? 0)
  expect(below === null || below.y >= end || below.y + below.height <= (above?.y ?? 0)).toBe(true)
  await panel.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/\?/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('the menu of a narrow screen opens in the flow and closes with Escape (issue 29, 26)', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/en')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await expect(navigation).toBeHidden()
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.boundingBox())?.y ?? 0
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect(navigation).toBeVisible()
  expect((await heading.boundingBox())?.y ?? 0, 'it stands in the flow').toBeGreaterThan(before)
  await page.keyboard.press('Escape')
  await expect(navigation).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await navigation.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/en/contact')
  await expect(navigation).toBeHidden()
})

test('menus of a wide screen open one at a time, and close with a press elsewhere (issue 29, 26)', async ({
  page,
}) => {
  await openSession(page, demoInvestor)
  await page.goto('/en/funds')
  const open = page.locator('[popover][data-open]')
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  await expect(page.locator('#fund-filters')).toBeVisible()
  await expect(open).toHaveCount(0)
  await page.getByRole('button', { name: 'Understand' }).click()
  await expect(open).toHaveCount(1)
  await expect(open).toBeVisible()
  await page.locator('header [popovertarget]:visible').last().click()
  await expect(open).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(open).toHaveCount(0)
})
