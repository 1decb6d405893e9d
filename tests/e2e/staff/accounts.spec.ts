import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testOfRefusedForm } from '../../support/fixtures.ts'
import { linkIn, readMail } from '../../support/mailbox.ts'
import { demoInvestor, openSession } from '../../support/sign-in.ts'

const languages = [
  {
    language: 'fr',
    register: '/connexion/equipe/inscription',
    username: 'Nom d’utilisateur',
    email: 'Adresse email',
    password: 'Mot de passe',
    confirmation: 'Confirmation du mot de passe',
    create: 'Créer le compte',
    created: 'Confirmez votre adresse',
    confirmed: '/connexion/equipe/adresse-confirmee',
    taken: 'Cette adresse email est déjà associée à un compte existant.',
    login: '/connexion/equipe',
    refused: /n’a pas accès à l’espace/,
    resend: '/connexion/equipe/confirmer-son-adresse',
  },
  {
    language: 'en',
    register: '/en/login/team/register',
    username: 'User name',
    email: 'Email address',
    password: 'Password',
    confirmation: 'Password confirmation',
    create: 'Create the account',
    created: 'Confirm your address',
    confirmed: '/en/login/team/email-confirmed',
    taken: 'This email address is already linked to an existing account',
    login: '/en/login/team',
    refused: /has no access to the management/,
    resend: '/en/login/team/confirm-email',
  },
] as const

const password = 'Registered-2026!'

const [french, english] = languages

test('an account that is asked for opens nothing by itself', async ({ page, sandboxUrl }) => {
  const email = 'new-colleague@sandbox.example'
  await page.goto(french.register)
  await page.getByLabel(french.username).fill('new-colleague')
  await page.getByLabel(french.email).fill(email)
  await page.getByLabel(french.password, { exact: true }).fill(password)
  await page.getByLabel(french.confirmation).fill(password)
  await page.getByRole('button', { name: french.create }).click()
  await expect(page.getByText(french.created)).toBeVisible()

  const mail = await readMail(sandboxUrl, email, 'confirmation=')
  await page.goto(linkIn(mail, 'http'))
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page).toHaveURL(french.confirmed)

  await page.goto(french.login)
  await page.getByLabel(french.email).fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('form[action="/api/auth/callback/staff"] button').click()
  await expect(page).toHaveURL(`${french.login}?error=not_staff`)
  await expect(page.getByRole('alert')).toHaveText(french.refused)
})

testOfRefusedForm('who solved the captcha is told that an address is taken', async ({ page }) => {
  await page.goto(english.register)
  await page.getByLabel(english.username).fill('another')
  await page.getByLabel(english.email).fill('staff@sandbox.example')
  await page.getByLabel(english.password, { exact: true }).fill(password)
  await page.getByLabel(english.confirmation).fill(password)
  await page.getByRole('button', { name: english.create }).click()
  await expect(page.getByText(english.taken).first()).toBeVisible()
  await expect(page.getByLabel(english.username)).toHaveValue('another')
})

test('the pages of accounts are accessible @phone', async ({ page }) => {
  const base = '/connexion/equipe'
  test.slow()
  for (const path of [
    french.register,
    french.resend,
    french.confirmed,
    `${base}/nouveau-mot-de-passe?code=a`,
    `${base}/mot-de-passe-oublie`,
  ]) {
    await page.goto(path)
    await expectNoAxeViolations(page)
  }
})

test.describe('somebody who is not staff', () => {
  test.use({ expectedConsole: [/403/] })

  // P-141
  test('is refused the teams’ space with 403', async ({ page }) => {
    await openSession(page, demoInvestor)
    const response = await page.goto('/en/team-space')
    expect(response?.status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('You do not have permission')
    await expect(page.locator('a[href*="back-office"]')).toHaveCount(0)
  })
})
