import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { demoEditor, openOwnSession } from '../../support/sign-in.ts'

const draft = '/api/preview?type=article&slug=what-we-expect-of-autumn-2026&locale=en'

test.describe('for visitors', () => {
  test.use({ expectedConsole: [/403/] })
  test('a draft is refused', async ({ page }) => {
    const response = await page.request.get(draft)
    expect(response.status()).toBe(403)
    expect(response.headers()['set-cookie']).toBeUndefined()
  })
})

// P-213
test('staff see drafts under a bar that leads out of them', async ({ page }) => {
  await openOwnSession(page, demoEditor)
  await page.goto('/en/analysis-and-trends')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  await page.goto(draft)
  await expect(page).toHaveURL('/en/analysis-and-trends/news/what-we-expect-of-autumn-2026')
  await page.goto('/api/preview?type=white-book&slug=first-steps-in-unlisted-assets&locale=en')
  await expect(page).toHaveURL('/en/white-book/first-steps-in-unlisted-assets')
  await page.goto('/en/about')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await expectNoAxeViolations(page)
  const shown = await page.request.get('/en/about')
  expect(shown.headers()['cache-control']).toBe('no-store')
  expect(shown.headers()['x-robots-tag']).toContain('noindex')
  await page.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(page).toHaveURL('/en/about')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
})
