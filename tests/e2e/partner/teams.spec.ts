import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { signIn } from '../../support/sign-in.ts'

test('a partner looks at a team, acts for another, and sees its clients’ subscriptions', async ({ page }) => {
  await page.goto('/en/my-account/team')
  await signIn(page, { email: 'partner-child@assureur-demo.example', space: 'partner', language: 'en' })
  await expect(page.getByRole('complementary', { name: 'Represented partner' })).toContainText(
    'You act for Assureur Démo Vie, team Unités de compte',
  )
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /View funds and members of the team Unités de compte/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unités de compte')
  await expectNoAxeViolations(page)

  await page.goto('/en/my-account/subscriptions')
  const rows = page.getByRole('row')
  const all = await rows.count()
  expect(all).toBeGreaterThan(10)
  await page.getByLabel('Status').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/status=completed/)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Amount' }).click()
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('subscriptions.csv')
})
