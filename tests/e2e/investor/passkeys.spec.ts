import type { CDPSession, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { openInvestor } from '../../support/registration.ts'
import { openOwnSession } from '../../support/sign-in.ts'

const password = 'Sandbox-2026!'

/** A device that verifies its user by itself, as a telephone does after a fingerprint. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}

// P-660, P-662, P-663, P-665
test('a passkey is added, signs in without an address, and confirms a change', async ({
  page,
  sandboxUrl,
}) => {
  const email = await openInvestor(sandboxUrl, password)
  await addAuthenticator(page)
  await openOwnSession(page, { email, client: 'investor' })
  await page.goto('/en/my-account/security')
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Name of the passkey').fill('Test telephone')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(page.getByText('The passkey has been added.')).toBeVisible()
  await expect(page.getByText('Test telephone', { exact: true })).toBeVisible()

  // The device presents itself, so that the passkey offered in the field of the address is chosen at once.
  const login = '/en/login?callbackUrl=%2Fen%2Fmy-account%2Fsecurity'
  await page.context().clearCookies()
  await page.goto(login)
  await page.getByRole('button', { name: /as an investor/ }).click()
  await expect(page).toHaveURL('/en/my-account/security')

  await page.addInitScript(() => {
    // As in a browser that offers no passkeys in fields.
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.context().clearCookies()
  await page.goto(login)
  await page.getByRole('button', { name: /as an investor/ }).click()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/en/my-account/security')
  await expect(page.getByText('1 passkey', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Get a code with a passkey' }).click()
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Your confirmation code' })).toBeVisible()
  await expect(page.locator('.given')).toHaveText(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/)
  await expectNoAxeViolations(page)
})
