import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { openAccountMenu, openSession } from '../../support/sign-in.ts'

const email = 'partner-child@assureur-demo.example'

// P-196
test('a partner finds the funds under agreement and their documents, and nothing of an investor', async ({
  page,
}) => {
  await openSession(page, { email, client: 'partner' })
  await page.goto('/en/my-account/documents')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My documents')
  await expect(page.getByText('funds under agreement with your team')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Fund', exact: true }).locator('option')).toHaveCount(30)
  await expectNoAxeViolations(page)
  await openAccountMenu(page)
  const menu = page.getByRole('banner')
  await expect(menu.getByRole('link', { name: 'My documents' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'My funds' })).toHaveCount(0)
  await page.goto('/en/funds')
  await expect(page.getByRole('region', { name: 'Funds under agreement' })).toBeVisible()
})
