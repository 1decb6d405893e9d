import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { type Account, openSession } from '../../support/sign-in.ts'

const five: Account = { email: 'investor-five@sandbox.example', client: 'investor' }

// P-404, P-405
test('from the home page to a holding, a figure opened, quarters, and a past day @phone', async ({
  page,
}) => {
  await openSession(page, five)
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good day, Inès')
  await expect(page).toHaveTitle(/^Your position/)
  await expectNoAxeViolations(page)

  await page
    .getByRole('row', { name: /Infrastructures/ })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Infrastructures')
  await page.getByText('Net IRR', { exact: true }).click()
  await expect(page.getByText(/dated flows/)).toBeVisible()
  await page.getByRole('link', { name: 'By quarter' }).click()
  await expect(page).toHaveURL(/period=quarter/)
  await expect(page.getByRole('rowheader', { name: 'Q1 2019' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByLabel('As at').fill('2023-05-15')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Position as it was known on 15 May 2023')).toBeVisible()
})
