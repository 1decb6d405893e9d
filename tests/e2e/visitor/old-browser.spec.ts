import type { Page } from '@playwright/test'
import { test as base, expect } from '../../support/fixtures.ts'
import { demoInvestor, openSession } from '../../support/sign-in.ts'

/** Runs in the page before anything else: removes the features that a browser without popovers lacks. */
function forgetPopovers(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
  const supports = CSS.supports.bind(CSS)
  CSS.supports = (...question: [string, string?]) =>
    !question.join(' ').includes(':popover-open') &&
    (question[1] === undefined ? supports(question[0]) : supports(question[0], question[1]))
  // The browser opens a panel as the default action of a press on its button.
  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[popovertarget]')) event.preventDefault()
    },
    true,
  )
}

/** Answers style sheets as such a browser reads them: it takes the rules for those that know no popover. */
async function readAsOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(forgetPopovers)
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch()
    const css = await response.text()
    expect(css).toMatch(/@supports not selector\(:popover-open\)/)
    await route.fulfill({
      response,
      body: css.replace('@supports not selector(:popover-open)', '@supports selector(*)'),
    })
  })
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      // The sheet is another one now than the page vouches for.
      await route.fulfill({
        response,
        body: html.replace(/(<link[^>]*rel="stylesheet"[^>]*?) integrity="[^"]*"/g, '$1'),
      })
    },
  )
}

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
