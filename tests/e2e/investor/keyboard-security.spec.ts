import { base32 } from 'oslo/encoding'
import { generateHOTP } from 'oslo/otp'
import { expect, testOfRefusedForm as test } from '../../support/fixtures.ts'
import { pressOn, tabTo, typeInto } from '../../support/keyboard.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { openInvestor } from '../../support/registration.ts'
import { openOwnSession } from '../../support/sign-in.ts'

const password = 'Sandbox-2026!'
const stepMs = 30_000

/** Returns the current code of an authenticator (RFC 6238). */
const codeOf = (secret: string) =>
  generateHOTP(base32.decode(secret, { strict: false }), Math.floor(Date.now() / stepMs))

test('two-factor authentication is turned on after a wrong password, and off by a recovery code', async ({
  page,
  sandboxUrl,
}) => {
  // From turning it on to turning it off.
  test.slow()
  const email = await openInvestor(sandboxUrl, password)
  await openOwnSession(page, { email, client: 'investor' })
  await page.goto('/mon-compte/securite')
  const heading = page.getByRole('heading', { level: 1 })
  await pressOn(page.getByRole('link', { name: 'Activer la double authentification' }), 'Enter')
  await expect(heading).toHaveText('Double authentification')
  await expect(heading).toBeFocused()
  const field = page.locator('input[name="password"]')
  await typeInto(field, 'Faux-2026!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await pressOn(page.getByRole('alert').getByRole('link'), 'Enter')
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Code QR' })).toBeVisible()
  await waitForHydration(page)
  const secret = ((await page.locator('p.font-mono').textContent()) ?? '').replaceAll(/\s/g, '')
  await typeInto(page.getByLabel('Code à six chiffres'), await codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Vos codes de secours')
  await waitForHydration(page)
  const [code = ''] = await page.locator('li.font-mono').allInnerTexts()
  await pressOn(page.getByRole('link', { name: 'J’ai conservé mes codes' }), 'Enter')
  await expect(heading).toHaveText('Sécurité')
  await expect(heading).toBeFocused()
  await pressOn(page.getByRole('link', { name: 'Gérer la double authentification' }), 'Enter')
  await expect(heading).toHaveText('Double authentification')
  await expect(heading).toBeFocused()
  await typeInto(page.getByLabel('Code de l’application, ou code de secours'), code)
  await tabTo(page.getByRole('button', { name: 'Désactiver la double authentification' }))
  await page.keyboard.press('Space')
  await expect(page.getByText('La double authentification est désactivée.')).toBeVisible()
})
