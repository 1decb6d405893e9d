import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'

const { path, label, word, submit, funds } = {
  path: '/en/search',
  label: 'What are you looking for',
  word: 'credit',
  submit: 'Search',
  funds: 'Funds',
} as const

// P-108
test('results appear as one types, with their number', async ({ page }) => {
  await page.goto(path)
  await page.getByLabel(label).fill(word)
  await expect(page.getByRole('status')).toContainText(word)
  await expect(page.getByRole('main').getByRole('heading', { name: funds, level: 2 })).toBeVisible()
  // P-366
  await expect(page.locator('main datalist option').first()).toHaveAttribute('value', /\S/)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(submit)
})

test('nothing found is said, and the page is accessible', async ({ page }) => {
  await page.goto(`${path}?q=zzzzqqq`)
  await expect(page.getByRole('status')).toContainText('0')
  await expectNoAxeViolations(page)
  await page.goto(`${path}?q=${word}`)
  await expectNoAxeViolations(page)
})
