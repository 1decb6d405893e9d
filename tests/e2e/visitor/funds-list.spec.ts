import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { fundListTexts } from '../../support/fund-list-texts.ts'
import { cards, expectNoSidewaysScroll, resultCount, titles } from '../../support/fund-lists.ts'
import { openBy } from '../../support/opening.ts'

const [french, english] = fundListTexts

test('shows a page of cards, and the same funds as a table @phone', async ({ page }) => {
  await page.goto(french.path)
  await expect(page.getByRole('heading', { level: 1, name: french.title })).toBeVisible()
  await expect(resultCount(page)).toHaveText(french.found('64'))
  await expect(cards(page)).toHaveCount(24)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: french.table, exact: true }).click()
  await expect(page.locator('th[scope="row"]')).toHaveCount(24)
  await expectNoSidewaysScroll(page)
})

// P-350
for (const [view, rows] of [
  ['', 'li:has(h3)'],
  ['?view=table', 'th[scope="row"]'],
] as const)
  test(`keeps what the server drew of /fonds${view} while scripts come`, async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await route.continue()
    })
    const results = `section[aria-labelledby="funds-heading"] ${rows}`
    await page.addInitScript((selector) => {
      const counts = new Set<number>()
      Object.assign(window, { counts })
      const look = () => {
        counts.add(document.querySelectorAll(selector).length)
        requestAnimationFrame(look)
      }
      document.addEventListener('DOMContentLoaded', look)
    }, results)
    await page.goto(`/fonds${view}`)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    const first = await page.locator(results).first().elementHandle()
    expect(await page.evaluate(() => [...Reflect.get(window, 'counts')])).toEqual([24])
    expect(await first?.evaluate((row) => row.isConnected)).toBe(true)
  })

// Few results have every control of a full page, and axe takes as long as there are elements.
for (const [texts, query] of [
  [french, '?q=atlantique&compare=fnd-1&compare=fnd-2'],
  [english, '?q=atlantique&view=table'],
  [french, '?q=zzzz'],
] as const)
  test(`is accessible as ${texts.path}${query} @phone`, async ({ page }) => {
    await page.goto(`${texts.path}${query}`)
    await expect(page.getByRole('link', { name: texts.clear }).first()).toBeVisible()
    // A window as high as the page: the bar of chosen funds covers nothing that axe could find too small.
    const width = page.viewportSize()?.width ?? 0
    await page.setViewportSize({ width, height: 4000 })
    await expectNoAxeViolations(page)
  })

// P-359
test('leads on by pages without a new document, to the results', async ({ page }) => {
  await page.goto(english.path)
  const first = (await titles(page).first().textContent()) ?? ''
  await page.getByRole('link', { name: english.next }).click()
  await expect(page).toHaveURL(`${english.path}?page=2#funds-heading`)
  await expect(page.locator('#funds-heading')).toBeFocused()
  await expect(titles(page).first()).toBeInViewport()
  await expect(titles(page).first()).not.toHaveText(first)
})

test('a telephone opens the filters as a sheet and sees the number of results change @phone', async ({
  page,
}) => {
  test.skip((page.viewportSize()?.width ?? 0) > 500, 'large screens show the filters as a column')
  await page.goto('/fonds')
  await openBy(page.getByRole('button', { name: 'Filtrer' }))
  await page.getByRole('checkbox', { name: 'Souscription ouverte' }).check()
  await expect(page.getByRole('button', { name: /^Voir 13 fonds$/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^Voir 13 fonds$/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Souscription ouverte' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filtrer (1)' })).toBeVisible()
})

// P-011
test('the other language keeps filters and chosen funds', async ({ page }) => {
  await page.goto('/fonds?status=open&view=table&compare=fnd-1')
  await page.getByRole('link', { name: 'Read this page in English' }).click()
  await expect(page).toHaveURL('/en/funds?status=open&view=table&compare=fnd-1')
  await expect(page.getByRole('checkbox', { name: 'Open for subscription' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Funds to compare' })).toContainText('Orvanne Transmission')
})
