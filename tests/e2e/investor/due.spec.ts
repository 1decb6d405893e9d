import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { type Account, demoInvestor, openSession } from '../../support/sign-in.ts'

const five: Account = { email: 'investor-five@sandbox.example', client: 'investor' }

// P-480, P-481
test('from what is due on the home page to the call, and from a movement to its notice @phone', async ({
  page,
}) => {
  await openSession(page, demoInvestor)
  await page.goto('/en')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /^Pay capital call no\.\s6$/ }).click()
  await expect(page).toHaveURL(/\/ntc-\d+$/)
  await page.goto('/en/my-account/funds/fnd-14')
  await expectNoAxeViolations(page)
  await page
    .getByRole('link', { name: /^Distribution \(notice of / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Distribution no\./)
})

// P-482, P-483
test('two shares of one fund are two named accounts, which the bar leads to', async ({ page }) => {
  await openSession(page, five)
  await page.goto('/en/my-account/funds/fnd-34')
  await expect(page.getByRole('region', { name: /^Capital account · / })).toHaveCount(2)
  await expectNoAxeViolations(page)
  const bar = page.getByRole('banner').getByRole('link', { name: 'My funds' })
  await expect(bar).toHaveAttribute('aria-current', 'page')
  await bar.click()
  await expect(page).toHaveURL(/\/en\/my-account\/funds$/)
})
