import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testOfRefusedForm } from '../../support/fixtures.ts'
import { demoInvestor, openOwnSession } from '../../support/sign-in.ts'

const home = '/en/my-account/access'
const guest = { ...demoInvestor, email: 'guest@sandbox.example' }

// P-620, P-621, P-626
test('a guest enters, looks around and returns by keyboard, on pages in which axe finds nothing', async ({
  page,
}) => {
  await openOwnSession(page, guest)
  await page.goto(home)
  const main = page.getByRole('main')
  await expectNoAxeViolations(page)
  await main.getByRole('button', { name: 'View the investments of Inès Delorme' }).press('Enter')
  const bar = page.getByRole('complementary', { name: 'Viewing as a guest' })
  await expect(bar).toContainText('You are viewing the investments of Inès Delorme.')
  await expectNoAxeViolations(page)
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investments of Inès Delorme')
  await expectNoAxeViolations(page)
  await page.goto('/en/my-account/documents')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await bar.getByRole('button', { name: 'Return to my account' }).press('Enter')
  await expect(
    main.getByRole('status').filter({ hasText: 'You are back in your own account.' }),
  ).toBeVisible()
  await expectNoAxeViolations(page)
})

// P-623
test('a link that a guest only points at is not opened', async ({ page }) => {
  await openOwnSession(page, guest)
  await page.goto(home)
  await page.getByRole('button', { name: 'View the investments of Inès Delorme' }).click()
  const link = page
    .getByRole('navigation', { name: 'Investments of Inès Delorme' })
    .getByRole('link', { name: 'Documents', exact: true })
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await link.hover()
  await page.clock.runFor(2000)
  // A request that the pointer had caused would have been sent before this one.
  await page.evaluate(() => fetch('/api/auth/session'))
  expect(asked.filter((url) => url.includes('_serverFn'))).toEqual([])
})

// P-620
testOfRefusedForm('an owner is told where the form is not right, and axe finds nothing', async ({ page }) => {
  await openOwnSession(page, { ...demoInvestor, email: 'investor-five@sandbox.example' })
  await page.goto(home)
  await page.getByLabel('Email address').fill('investor-five@sandbox.example')
  await page.getByRole('radio', { name: 'Figures only' }).check()
  await page.getByLabel('Until').fill('2026-12-31')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('This is your own address.').first()).toBeVisible()
  await expectNoAxeViolations(page)
})
