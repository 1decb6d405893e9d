import { expectNoAxeViolations } from '../../support/accessibility.ts'
import {
  expect,
  test,
  testFromElsewhere,
  testOfRefusedForm,
  testWithoutScripts,
} from '../../support/fixtures.ts'
import { linkIn, readMail } from '../../support/mailbox.ts'
import { signIn } from '../../support/sign-in.ts'

const languages = [
  {
    language: 'fr',
    register: '/connexion/equipe/inscription',
    username: 'Nom d’utilisateur',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    confirmation: 'Confirmation du mot de passe',
    create: 'Créer le compte',
    created: 'Confirmez votre adresse',
    confirmed: '/connexion/equipe/adresse-confirmee',
    taken: 'Cette adresse e-mail est déjà associée à un compte existant.',
    login: '/connexion',
    refused: /n’a pas accès à l’espace/,
    resend: '/connexion/equipe/confirmer-son-adresse',
    resendAct: /Renvoyer l’e-mail/,
    resent: 'Un e-mail de vérification vous sera envoyé si votre adresse est reconnue.',
  },
  {
    language: 'en',
    register: '/en/login/team/register',
    username: 'User name',
    email: 'E-mail address',
    password: 'Password',
    confirmation: 'Password confirmation',
    create: 'Create the account',
    created: 'Confirm your address',
    confirmed: '/en/login/team/email-confirmed',
    taken: 'This email address is already linked to an existing account',
    login: '/en/login',
    refused: /has no access to the management/,
    resend: '/en/login/team/confirm-email',
    resendAct: /Send the verification/,
    resent: 'A verification email will be sent if your address is recognized.',
  },
] as const

const password = 'Registered-2026!'

for (const words of languages) {
  for (const [scripts, run] of [
    ['with scripts', test],
    ['without scripts', testFromElsewhere],
  ] as const)
    run(
      `an account asked for at ${words.register} ${scripts} opens nothing by itself`,
      async ({ page, sandboxUrl }) => {
        const name = `new-${words.language}-${scripts.replace(' ', '-')}`
        const email = `${name}@sandbox.example`
        await page.goto(words.register)
        await page.getByLabel(words.username).fill(name)
        await page.getByLabel(words.email).fill(email)
        await page.getByLabel(words.password, { exact: true }).fill(password)
        await page.getByLabel(words.confirmation).fill(password)
        await page.getByRole('button', { name: words.create }).click()
        await expect(page.getByText(words.created)).toBeVisible()

        const mail = await readMail(sandboxUrl, email, 'email-confirmation')
        await page.goto(linkIn(mail, 'http'))
        await expect(page).toHaveURL(words.confirmed)

        await page.goto(words.login)
        await page.getByLabel(words.email).fill(email)
        await page.locator('input[name="password"]').fill(password)
        await page.locator('form[action="/api/auth/callback/staff"] button').click()
        await expect(page).toHaveURL(`${words.login}?error=not_staff`)
        await expect(page.getByRole('alert')).toHaveText(words.refused)
      },
    )

  testOfRefusedForm(
    `who solved the captcha at ${words.register} is told that an address is taken`,
    async ({ page }) => {
      await page.goto(words.register)
      await page.getByLabel(words.username).fill('another')
      await page.getByLabel(words.email).fill('staff@sandbox.example')
      await page.getByLabel(words.password, { exact: true }).fill(password)
      await page.getByLabel(words.confirmation).fill(password)
      await page.getByRole('button', { name: words.create }).click()
      await expect(page.getByText(words.taken).first()).toBeVisible()
      await expect(page.getByLabel(words.username)).toHaveValue('another')
    },
  )

  test(`the pages under ${words.login} are accessible @phone`, async ({ page }) => {
    const renew = words.language === 'fr' ? 'nouveau-mot-de-passe' : 'new-password'
    const base = words.register.slice(0, words.register.lastIndexOf('/'))
    const forgot = words.language === 'fr' ? 'mot-de-passe-oublie' : 'forgot-password'
    const pages = [
      words.register,
      words.resend,
      words.confirmed,
      `${base}/${renew}?code=a`,
      `${base}/${forgot}`,
    ]
    test.slow()
    for (const path of pages) {
      await page.goto(path)
      await expectNoAxeViolations(page)
    }
  })

  testWithoutScripts(`a faulty form at ${words.resend} comes back as it was`, async ({ page }) => {
    await page.goto(words.resend)
    await page.getByLabel(words.email).fill('not an address')
    await page.getByRole('button', { name: words.resendAct }).click()
    await expect(page).toHaveURL(words.resend)
    await expect(page.getByLabel(words.email)).toHaveValue('not an address')
    await page.getByLabel(words.email).fill('nobody-at-all@sandbox.example')
    await page.getByRole('button', { name: words.resendAct }).click()
    await expect(page.getByText(words.resent)).toBeVisible()
  })
}

test.describe('somebody who is not staff', () => {
  test.use({ expectedConsole: [/403/] })

  test('is refused the teams’ space with 403', async ({ page }) => {
    await page.goto('/mon-compte')
    await signIn(page, { email: 'investor@sandbox.example', space: 'investor' })
    await expect(page).toHaveURL('/mon-compte')
    const response = await page.goto('/en/team-space')
    expect(response?.status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('You do not have permission')
    await expect(page.locator('a[href*="back-office"]')).toHaveCount(0)
  })
})
