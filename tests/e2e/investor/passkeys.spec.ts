import type { Page } from '@playwright/test'
import { base32 } from 'oslo/encoding'
import { generateHOTP } from 'oslo/otp'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { inTurn } from '../../support/languages.ts'
import { openInvestor } from '../../support/registration.ts'
import { openOwnSession } from '../../support/sign-in.ts'

const password = 'Sandbox-2026!'
const security = '/en/my-account/security'
const stepMs = 30_000

/** A device that verifies its user by itself, as a telephone does after a fingerprint. */
async function addAuthenticator(page: Page): Promise<void> {
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
}

/** Turns TOTP on by the portal's pages, and returns a recovery code. */
async function turnTotpOn(page: Page): Promise<string> {
  await page.goto(`${security}/two-factor`)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await page.locator('p.font-mono').textContent()) ?? '').replaceAll(/\s/g, '')
  const step = Math.floor(Date.now() / stepMs)
  const code = await generateHOTP(base32.decode(secret, { strict: false }), step)
  await page.getByLabel('Six-digit code').fill(code)
  await page.getByRole('button', { name: 'Turn on' }).click()
  return (await page.locator('li.font-mono').first().textContent()) ?? ''
}

/** Signs out and opens the provider's sign-in page. */
async function openSignIn(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`/en/login?callbackUrl=${encodeURIComponent(security)}`)
  await page.getByRole('button', { name: /as an investor/ }).click()
}

// P-660, P-662, P-663, P-665
test('a passkey is added, signs in without an address, and stands in for a code', async ({
  page,
  sandboxUrl,
}) => {
  const email = await openInvestor(sandboxUrl, password)
  await addAuthenticator(page)
  await openOwnSession(page, { email, client: 'investor' })
  const recoveryCode = await turnTotpOn(page)
  await page.goto(security)
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Code of the application, or recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Test telephone')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(page.getByText('The passkey has been added.')).toBeVisible()
  await expect(page.getByText('Test telephone', { exact: true })).toBeVisible()

  // The device presents itself, so that the passkey offered in the field of the address is chosen at once.
  await openSignIn(page)
  await expect(page).toHaveURL(security)

  await page.addInitScript(() => {
    // As in a browser that offers no passkeys in fields.
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await openSignIn(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(security)
  await expect(page.getByText('1 passkey', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Get a code with a passkey' }).click()
  await page.getByRole('button', { name: 'Get a code with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Your confirmation code' })).toBeVisible()
  await expectNoAxeViolations(page)
  const code = (await page.locator('.given').textContent()) ?? ''
  await page.goto(`${security}/two-factor`)
  await page.getByLabel('Code of the application, or recovery code').fill(code)
  await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click()
  await expect(page.getByText('Two-factor authentication is off.')).toBeVisible()
})

// P-661
test('the last passkey is removed by itself once its only box is ticked', async ({ page, sandboxUrl }) => {
  const email = await openInvestor(sandboxUrl, password)
  await addAuthenticator(page)
  await openOwnSession(page, { email, client: 'investor' })
  await page.goto(security)
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Key')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await page.getByRole('link', { name: /Change .Key./ }).click()
  const remove = page.getByRole('button', { name: 'Remove this passkey by means of a passkey' })
  await remove.click()
  const box = page.getByRole('checkbox')
  await expect(box).toBeFocused()
  await expect(remove).toBeVisible()
  await box.check()
  await remove.click()
  await expect(page.getByText('The passkey has been removed.')).toBeVisible()
})

const faults = [
  ['NotAllowedError', 'L’opération a été annulée ou a expiré.', 'The operation was cancelled or timed out.'],
  ['InvalidStateError', 'contient déjà une clé d’accès', 'already holds a passkey'],
  ['SecurityError', 'refuse les clés d’accès à cette adresse', 'refuses passkeys at this address'],
  ['NotSupportedError', 'ne peut pas servir de clé d’accès', 'cannot serve as a passkey'],
  ['UnknownError', 'n’a pas pu utiliser la clé d’accès', 'could not use the passkey'],
] as const

// P-667, P-669
for (const language of inTurn(['fr', 'en'] as const, 1))
  test(`each error of the browser is told by a sentence of its own (${language})`, async ({
    page,
    sandboxUrl,
  }) => {
    await addAuthenticator(page)
    await page.addInitScript(() => {
      // As in a browser that offers no passkeys in fields, and whose device fails as the test says.
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
      navigator.credentials.get = () => Promise.reject(new DOMException('failed', window.name))
    })
    await page.goto(`${sandboxUrl}/identity/passkeys?space=investor&lang=${language}`)
    await expectNoAxeViolations(page)
    for (const [name, french, english] of faults) {
      await page.evaluate((text) => {
        window.name = text
      }, name)
      await page.locator('form.passkey button').click()
      await expect(page.locator('[data-message]:visible')).toContainText(language === 'fr' ? french : english)
    }
    await expectNoAxeViolations(page)
  })

// P-669
test('a script that does not arrive is told as such, and the password still works', async ({
  page,
  sandboxUrl,
}) => {
  const email = await openInvestor(sandboxUrl, password)
  await page.route('**/scripts/webauthn.js', (route) => route.fulfill({ status: 200, body: '' }))
  await page.goto(`${sandboxUrl}/identity/passkeys?space=investor&lang=en`)
  await expect(page.locator('[data-message]:visible')).toContainText('could not be loaded')
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible()
})
