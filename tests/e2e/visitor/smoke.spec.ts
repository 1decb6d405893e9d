import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'

const homes = [
  { path: '/', language: 'fr-FR', funds: '/fonds' },
  { path: '/en', language: 'en-US', funds: '/en/funds' },
] as const

for (const { path, language, funds } of homes) {
  test(`the home page ${path} is complete, accessible and leads to the funds @phone`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main').locator(`a[href="${funds}"]`).first()).toBeVisible()
    await expectNoAxeViolations(page)
  })

  testWithoutScripts(`the home page ${path} needs no scripts`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('main').locator(`a[href="${funds}"]`).first().click()
    await expect(page).toHaveURL(funds)
  })
}
