import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'

// P-001
test('the home page is complete, accessible and leads to the funds @phone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main').locator('a[href="/fonds"]').first()).toBeVisible()
  await expectNoAxeViolations(page)
})
