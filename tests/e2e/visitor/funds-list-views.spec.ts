import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { expectNoSidewaysScroll, resultCount } from '../../support/fund-lists.ts'

// P-355
test('narrows by the most that a minimum may be, and gives the filter back', async ({ page }) => {
  await page.goto('/en/funds')
  await page.getByRole('combobox', { name: 'Minimum investment' }).selectOption('5000')
  await expect(page).toHaveURL('/en/funds?minimum=5000')
  await expect(resultCount(page)).not.toHaveText(/^64/)
  await page.getByRole('checkbox', { name: /^FIP / }).check()
  await expect(page).toHaveURL('/en/funds?legalForm=FIP&minimum=5000')
  await page.getByRole('link', { name: /Remove the filter “Minimum investment: Up to €5,000”/ }).click()
  await expect(page).toHaveURL('/en/funds?legalForm=FIP')
  await expect(page.getByRole('combobox', { name: 'Minimum investment' })).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Minimum investment' })).toHaveValue('5000')
})

// P-365
test('watches funds without an account, and shares them by an address', async ({
  page,
  browser,
  portalUrl,
}) => {
  await page.goto('/en/funds')
  const [first, second] = [
    page.getByRole('button', { name: /^Watch / }).nth(0),
    page.getByRole('button', { name: /^Watch / }).nth(2),
  ]
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await second.click()
  const pressed = page.getByRole('button', { name: /^Watch /, pressed: true })
  for (const view of ['table', 'performance']) {
    await page.goto(`/en/funds?view=${view}`)
    await expect(pressed).toHaveCount(2)
    const other = page.getByRole('button', { name: /^Watch /, pressed: false }).first()
    const name = (await other.getAttribute('aria-label')) ?? ''
    await other.click()
    await expect(pressed).toHaveCount(3)
    await page
      .getByRole('link', { name: name.replace('Watch ', ''), exact: true })
      .first()
      .click()
    await page.getByRole('button', { name, pressed: true }).click()
    await expect(page.getByRole('button', { name, pressed: false })).toBeVisible()
  }
  await page.goto('/en/funds')
  await page.getByRole('link', { name: 'My selection (2)' }).click()
  await expect(page).toHaveURL(/\/en\/funds\?watch=fnd-\d+&watch=fnd-\d+$/)
  await expect(resultCount(page)).toHaveText('2 funds found')
  const { pathname, search } = new URL(page.url())
  await page.reload()
  await expect(page.getByRole('button', { name: /^Watch /, pressed: true })).toHaveCount(2)
  const elsewhere = await browser.newContext()
  const shared = await elsewhere.newPage()
  await shared.goto(`${portalUrl}${pathname}${search}`)
  await expect(resultCount(shared)).toHaveText('2 funds found')
  await elsewhere.close()
})

// P-356
test('shows the columns of the address in rows of 48 px, beside names that stay @phone', async ({ page }) => {
  await page.goto('/fonds?view=table')
  await page.getByRole('button', { name: 'Colonnes' }).click()
  await page.getByRole('checkbox', { name: 'SFDR', exact: true }).uncheck()
  await expect(page).toHaveURL(
    /columns=strategy&columns=risk&columns=horizon&columns=minimum&columns=launch$/,
  )
  await expect(page.getByRole('columnheader', { name: 'SFDR' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const heights = await page
    .locator('tbody tr:has(th[scope="row"])')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)))
  expect(new Set(heights.map((height) => Math.abs(height - 48) <= 1))).toEqual(new Set([true]))
  const name = page.locator('th[scope="row"]').first()
  const left = (await name.boundingBox())?.x
  await page.getByRole('region', { name: /Tableau des fonds/ }).evaluate((part) => part.scrollBy(200, 0))
  expect((await name.boundingBox())?.x).toBe(left)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'SFDR' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Colonnes' }).click()
  await expect(page.getByRole('checkbox', { name: 'Stratégie', exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'SFDR', exact: true })).not.toBeChecked()
})

// P-357
test('shows past performance side by side, with its warning and its reasons @phone', async ({ page }) => {
  await page.goto('/en/funds?view=performance')
  await expect(page.getByText('Past performance does not predict future returns.').first()).toBeInViewport()
  await expect(page.getByText('Not shown before 12 months').first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'TVPI' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)
})
