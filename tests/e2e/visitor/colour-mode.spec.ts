import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

const dark = (tab: Page) => tab.getByRole('radio', { name: 'Sombre' })

// P-014
test('the header, which stands as HTML, shows the colour mode that was chosen on every page and in every tab', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.getByTitle('Sombre').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/fonds')
  await expect(dark(page)).toBeChecked()
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL('/contact')
  await expect(dark(page)).toBeChecked()
  const other = await context.newPage()
  await other.goto('/en/contact')
  await other.getByTitle('Light').click()
  await expect(page.getByRole('radio', { name: 'Clair' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
