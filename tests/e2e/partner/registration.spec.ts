import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { inviteColleague, mailedLink, newAddress } from '../../support/registration.ts'
import { signIn } from '../../support/sign-in.ts'

const password = 'Portail-Prive-9'

async function fillAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Professional email address').fill(email)
  await page.getByLabel('Mr.').check()
  await page.getByLabel('First name').fill('Yanis')
  await page.getByLabel('Last name').fill('Corvaisier')
  await page.getByLabel('Telephone').fill('0639980078')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm the password').fill(password)
  await page.getByLabel('I accept').check()
}

for (const [scripts, run] of [
  ['with scripts', test],
  ['without scripts', testWithoutScripts],
] as const) {
  run(`a colleague of a known company joins a team ${scripts}`, async ({ page, sandboxUrl }) => {
    const email = newAddress('mutuelle-demo.example')
    await page.goto('/en/register')
    await page.getByRole('link', { name: 'Create my partner account' }).click()
    await fillAccount(page, email)
    await page.getByRole('button', { name: 'Create my account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
    await page.goto(await mailedLink(sandboxUrl, email))
    await page.getByRole('button').first().click()
    await expect(page).toHaveURL('/en/partner/choose-team')
    await expect(page.getByRole('main')).toContainText('You can switch teams at any time')
    if (scripts === 'with scripts') await expectNoAxeViolations(page)
    await page.getByLabel('Épargne').check()
    await page.getByRole('button', { name: /Confirm|Next/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is active')
  })
}

// P-158
test('a team can be added, and waits for approval', async ({ page, sandboxUrl }) => {
  const email = newAddress('mutuelle-demo.example')
  await page.goto('/en/partner/register')
  await fillAccount(page, email)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
  await page.goto(await mailedLink(sandboxUrl, email))
  await page.getByRole('button').first().click()
  await page.getByLabel('Add a team').check()
  await page.getByLabel('Name of the team to add').fill(`Team ${email.slice(0, 14)}`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request is recorded')
})

test.describe('an address of no partner', () => {
  test.use({ expectedConsole: [/422/] })

  // P-159
  test('finds help, with a mail that is written already', async ({ page }) => {
    await page.goto('/en/partner/register')
    await fillAccount(page, 'a@elsewhere.example')
    await page.getByRole('button', { name: 'Create my account' }).click()
    await expect(page.getByRole('main')).toContainText('The entered email address is not recognized.')
    const mail = page.getByRole('link', { name: 'Write to the partner team' })
    await expect(mail).toHaveAttribute('href', /^mailto:[^?]+\?subject=.+a%40elsewhere\.example/)
    await expectNoAxeViolations(page)
  })
})

const demoPassword = 'Sandbox-2026!'

test('who signs in without a team chooses one first, and goes on from there', async ({
  page,
  sandboxUrl,
}) => {
  const email = newAddress('mutuelle-demo.example')
  await page.goto('/en/partner/register')
  await fillAccount(page, email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByLabel('Confirm the password').fill(demoPassword)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
  await page.goto(await mailedLink(sandboxUrl, email))
  await page.getByRole('button').first().click()
  await expect(page).toHaveURL('/en/partner/choose-team')
  await page.context().clearCookies()
  await page.goto('/en/my-account')
  await signIn(page, { email, space: 'partner', language: 'en' })
  await expect(page).toHaveURL('/en/partner/choose-team?callbackUrl=%2Fen%2Fmy-account')
  await page.getByRole('main').getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/en/my-account')
})

test('an invitation fills the form in', async ({ page, baseURL, sandboxUrl }) => {
  const email = newAddress('banque-demo.example')
  await page.goto(await inviteColleague({ portalUrl: baseURL ?? '', sandboxUrl }, email))
  await expect(page.getByLabel('Professional email address')).toHaveValue(email)
  await expect(page.getByRole('main')).toContainText('invites you to join')
})
