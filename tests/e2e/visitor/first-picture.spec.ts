import { expect, test } from '../../support/fixtures.ts'

test('the page and its fonts are read while the style sheet is on its way', async ({ page, context }) => {
  const styles = Promise.withResolvers<void>()
  await context.route('**/assets/app-*.css', async (route) => {
    await styles.promise
    await route.fallback()
  })
  const opened = page.goto('/guide')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const fontsRead = () => page.evaluate(() => [...document.fonts].map(({ status }) => status))
  await expect.poll(fontsRead).toEqual(['loaded', 'loaded'])
  styles.resolve()
  await opened
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the tab keeps its sign, which stands in the first page alone, on the next one', async ({ page }) => {
  const icons = () => page.locator('head > link[rel="icon"]')
  await page.goto('/guide')
  await expect(icons()).toHaveAttribute('href', /^data:image\/svg\+xml,/)
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(icons()).toHaveCount(1)
})
