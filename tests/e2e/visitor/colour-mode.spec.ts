import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

const button = (tab: Page, name: RegExp) => tab.getByRole('banner').getByRole('button', { name })

// P-014, P-364
test('one button of the header switches the colour mode, on every page and in every tab', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await button(page, /mode sombre/).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/fonds')
  await expect(button(page, /mode clair/)).toBeVisible()
  await expect(button(page, /mode sombre/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const other = await context.newPage()
  await other.goto('/en/contact')
  await button(other, /light mode/).click()
  await expect(button(page, /mode sombre/)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})
