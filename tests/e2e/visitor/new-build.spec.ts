import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { waitForHydration } from '../../support/page-watch.ts'

/** Counts the documents that a page loads. */
function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1
  })
  return documents
}

/** Makes the portal name another build from now on. */
const deploy = (page: Page) =>
  page.route('**/api/build.json', (route) => route.fulfill({ json: { id: 'next' } }))

/** Simulates a visitor's return to the tab: the page then checks whether a newer build is available. */
async function lookAgain(page: Page): Promise<void> {
  const looked = page.waitForResponse('**/api/build.json')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await looked
}

/** Types as a visitor does, until the watch over the visit, which the first press has asked for, has seen it. */
async function typeUntilSeen(page: Page, label: string, text: string): Promise<void> {
  const form = page.locator('form[data-typed]')
  await expect(async () => {
    await page.getByLabel(label).fill('')
    await page.getByLabel(label).pressSequentially(text)
    await expect(form).toHaveCount(1, { timeout: 500 })
  }).toPass()
}

const footer = (page: Page) => page.getByRole('contentinfo')

// P-112, P-793
test('a newer build comes with the next change of page, and what was typed is there on the way back', async ({
  page,
}) => {
  const documents = countDocuments(page)
  await page.goto('/en/contact')
  await page.getByLabel('First name').fill('Jeanne')
  await page.getByLabel('First name').press('Tab')
  await typeUntilSeen(page, 'Last name', 'Martin')
  await deploy(page)
  await lookAgain(page)
  await expect(page.getByLabel('First name')).toHaveValue('Jeanne')
  expect(documents.count).toBe(1)
  await footer(page).getByRole('link', { name: 'All funds' }).first().click()
  await expect(page).toHaveURL(/\/en\/funds$/)
  await waitForHydration(page)
  expect(documents.count).toBe(2)
  await page.goBack()
  await expect(page.getByLabel('First name')).toHaveValue('Jeanne')
  await expect(page.getByLabel('Last name')).toHaveValue('Martin')
})

// P-112
test('a page without typed text changes without a document, and with one once a newer build is out', async ({
  page,
}) => {
  const documents = countDocuments(page)
  await page.goto('/en/contact')
  await page.keyboard.press('Tab')
  await footer(page).getByRole('link', { name: 'All funds' }).first().click()
  await expect(page).toHaveURL(/\/en\/funds$/)
  expect(documents.count).toBe(1)
  await deploy(page)
  await lookAgain(page)
  const loaded = page.waitForEvent('domcontentloaded')
  await footer(page)
    .getByRole('link', { name: /compare/i })
    .first()
    .click()
  await loaded
  await expect(page).toHaveURL(/\/en\/funds\/compare$/)
  expect(documents.count).toBe(2)
})

test.describe('a file that is gone', () => {
  test.use({ expectedConsole: [/Failed to (load|fetch)|dynamically imported|Error 500|ERR_FAILED/] })

  test('has its page loaded anew when a newer build is out, once in ten seconds', async ({ page }) => {
    const documents = countDocuments(page)
    await page.goto('/en/contact')
    await deploy(page)
    await page.route(/\/assets\/funds-[\w-]*\.js$/, (route) => route.abort())
    await footer(page).getByRole('link', { name: 'All funds' }).first().click()
    // The framework reloads a page whose component is missing once by itself; then the page stays as the server sent
    // it.
    await expect.poll(() => documents.count).toBeGreaterThan(1)
    await expect(page.locator('html:not([data-scripts])')).toHaveCount(1)
    await expect(page).toHaveURL(/\/en\/funds$/)
    await expect(page.locator('main li h3 a').first()).toBeVisible()
    expect(documents.count).toBeLessThanOrEqual(3)
  })
})
