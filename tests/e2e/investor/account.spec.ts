import type { Page } from '@playwright/test'
import { base32 } from 'oslo/encoding'
import { generateHOTP } from 'oslo/otp'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { linkIn, readMail } from '../../support/mailbox.ts'
import { openBy } from '../../support/opening.ts'
import { openInvestor } from '../../support/registration.ts'
import { openOwnSession, openSession, signIn } from '../../support/sign-in.ts'

const demoPassword = 'Sandbox-2026!'
const newPassword = 'Portail-Prive-9'
const stepMs = 30_000

/** Returns the current code of an authenticator (RFC 6238). */
const codeOf = (secret: string) =>
  generateHOTP(base32.decode(secret, { strict: false }), Math.floor(Date.now() / stepMs))

// A refused form has status 422, which browsers log as an error.
test.use({ expectedConsole: [/422/] })

/** Opens an account and signs it in. */
async function enter(page: Page, sandboxUrl: string): Promise<string> {
  const email = await openInvestor(sandboxUrl, demoPassword)
  await openOwnSession(page, { email, client: 'investor' })
  return email
}

/** Copies the recovery codes that a page shows, and prints them, on paper without the buttons. */
async function takeAlong(page: Page, codes: readonly string[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the codes' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The codes are copied.' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(codes[0] ?? '')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the codes' })).toBeHidden()
  await page.emulateMedia({ media: null })
}

// P-177, P-552
test('the second factor is turned on, asked for, and turned off', async ({ page, sandboxUrl }) => {
  const email = await enter(page, sandboxUrl)
  await page.goto('/en/my-account/security')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Turn on two-factor authentication' }).click()
  await expect(page).toHaveURL('/en/my-account/security/two-factor')
  const password = page.locator('input[name="password"]')
  await password.fill('Wrong-1!')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await password.fill(demoPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code to scan' })).toBeVisible()
  await expectNoAxeViolations(page)
  const secret = ((await page.locator('p.font-mono').textContent()) ?? '').replaceAll(/\s/g, '')
  await page.getByLabel('Six-digit code').fill(await codeOf(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  const codes = await page.locator('li.font-mono').allInnerTexts()
  expect(new Set(codes).size).toBe(codes.length)
  await takeAlong(page, codes)
  await page.reload()
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0)

  await page.context().clearCookies()
  await page.goto('/en/login?callbackUrl=%2Fen')
  await signIn(page, { email, space: 'investor', language: 'en' })
  await page.getByRole('link', { name: /recovery code/i }).click()
  await page.locator('input[name="code"]').fill(codes[0] ?? '')
  await page.locator('button[type="submit"]').first().click()
  await expect(page).toHaveURL('/en')
  await page.goto('/en/my-account/security/two-factor')
  await page.getByLabel('Code of the application, or recovery code').fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click()
  await expect(page.getByText('Two-factor authentication is off.')).toBeVisible()
})

test('the profile and the password are changed, and everything is signed out @phone', async ({
  page,
  sandboxUrl,
}) => {
  const email = await enter(page, sandboxUrl)
  await page.goto('/mon-compte/modifier')
  await expectNoAxeViolations(page)
  await page.getByLabel('Prénom').fill('Maëlle')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Votre profil a été mis à jour avec succès.')).toBeVisible()
  await page.goto('/mon-compte/securite')
  const change = async (current: string, next: string) => {
    await page.getByLabel('Ancien mot de passe').fill(current)
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(next)
    await page.getByLabel('Confirmez le nouveau mot de passe').fill(next)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  }
  await change(demoPassword, demoPassword)
  await expect(page.getByRole('alert')).toBeFocused()
  await change('Faux-2026!', newPassword)
  await expect(page.getByRole('alert')).toBeFocused()
  await change(demoPassword, newPassword)
  await expect(page).toHaveURL(/^[^?]+\/connexion/)
  await page.goto('/mon-compte')
  await expect(page).toHaveURL(/\/connexion\?callbackUrl=/)
  await signIn(page, { email, space: 'investor', password: newPassword })
  await expect(page).toHaveURL('/mon-compte')
  await expect(page.getByRole('main')).toContainText('Maëlle')
})

testWithoutScripts('a sign-in is reported without scripts', async ({ page, sandboxUrl }) => {
  const email = await enter(page, sandboxUrl)
  await page.goto('/en/my-account/history')
  await expect(page.getByRole('table')).toContainText('Signed in')
  await openBy(page.getByRole('button', { name: /^This was not me/ }).first())
  await page.getByRole('button', { name: 'Close all sessions' }).click()
  await expect(page).toHaveURL('/en/login?notice=sessions_ended')
  await page.goto('/en/my-account')
  await expect(page).toHaveURL(/\/en\/login/)
  const mail = await readMail(sandboxUrl, email, '/reset-password')
  expect(linkIn(mail, 'http')).toContain('/reset-password')
})

// P-180
test('a copy of what is held is taken away as a file', async ({ page, sandboxUrl }) => {
  const email = await enter(page, sandboxUrl)
  await page.goto('/en/my-account/personal-data')
  await expectNoAxeViolations(page)
  const taking = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const file = await taking
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  const stream = await file.createReadStream()
  const held = JSON.parse(Buffer.concat(await stream.toArray()).toString())
  expect(JSON.stringify(held)).toContain(email)
})

const companyTexts = {
  fr: {
    page: '/mon-compte/modifier',
    name: 'Raison sociale',
    save: 'Enregistrer',
    proof: 'Confirmez que c’est bien vous',
    password: /^Mot de passe actuel/,
    saved: 'ne comptent qu’une fois vérifiés par nos équipes',
  },
  en: {
    page: '/en/my-account/edit',
    name: 'Company name',
    save: 'Save',
    proof: 'Show that it is you',
    password: /^Current password/,
    saved: 'counts once our teams have checked it',
  },
} as const

// P-189
test('the name of a company changes with a proof, and once staff have checked it', async ({ page }) => {
  await openSession(page, { email: 'investor-entity@sandbox.example', client: 'investor' })
  for (const [language, words] of Object.entries(companyTexts)) {
    await page.goto(words.page)
    const name = page.getByLabel(words.name, { exact: true })
    const former = await name.inputValue()
    const renamed = `Société des Deux Quais ${language}`
    await name.fill(renamed)
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(words.proof)
    await expect(name).toHaveValue(renamed)
    await page.getByLabel(words.password).fill(demoPassword)
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('main')).toContainText(words.saved)
    await page.goto(words.page)
    await expect(name).toHaveValue(former)
  }
})
