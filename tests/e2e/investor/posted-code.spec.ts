import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { newAddress, printCode } from '../../support/registration.ts'

const password = 'Portail-Prive-9'

const languages = {
  fr: {
    start: '/inscription',
    code: 'J’ai reçu un code par courrier',
    fields: ['Code reçu par courrier', 'Trois premières lettres du nom'],
    submit: 'Valider le code',
    validated: 'Code validé avec succès\u202f!',
    passwords: ['Mot de passe', 'Confirmez le mot de passe'],
    terms: 'J’accepte les conditions d’utilisation',
    create: 'Créer mon compte',
    welcome: '/bienvenue',
    signIn: 'Me connecter',
    enter: 'Se connecter',
    identityPassword: 'Mot de passe',
    home: '/',
  },
  en: {
    start: '/en/register',
    code: 'I received a code by post',
    fields: ['Code received by post', 'First three letters of the name'],
    submit: 'Validate the code',
    validated: 'Code successfully validated!',
    passwords: ['Password', 'Confirm the password'],
    terms: 'I accept the portal’s terms of use',
    create: 'Create my account',
    welcome: '/en/welcome',
    signIn: 'Log in',
    enter: 'Sign in',
    identityPassword: 'Password',
    home: '/en',
  },
} as const

// P-151, P-700
for (const [language, run, texts] of [
  ['fr', test, languages.fr],
  ['en without scripts', testWithoutScripts, languages.en],
] as const) {
  run(`goes from a posted code to the signed-in home, ${language}`, async ({ page, sandboxUrl }) => {
    const email = newAddress('mail.example')
    const code = await printCode(sandboxUrl, { name: 'Kervéguen', email, funds: '2' })
    await page.goto(texts.start)
    await page.getByRole('link', { name: texts.code }).click()
    await page.getByLabel(texts.fields[0]).fill(code)
    await page.getByLabel(texts.fields[1]).fill('ker')
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(page.getByText(texts.validated)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(email)
    await page.getByLabel(texts.passwords[0], { exact: true }).fill(password)
    await page.getByLabel(texts.passwords[1]).fill(password)
    await page.getByLabel(texts.terms).check()
    await page.getByRole('button', { name: texts.create }).click()
    await expect(page).toHaveURL(texts.welcome)
    await page.getByRole('main').getByRole('button', { name: texts.signIn }).click()
    await expect(page.locator('input[name="email"]')).toHaveValue(email)
    await page.locator('input[name="password"]').fill(password)
    await page.locator('button[type="submit"]').first().click()
    await expect(page).toHaveURL(texts.home)
  })
}

// P-151
test.describe('what cannot go on', () => {
  test.use({ expectedConsole: [/422/] })

  test('a wrong code is said at the field, and nothing typed is lost @phone', async ({ page }) => {
    await page.goto('/en/verify')
    await expectNoAxeViolations(page)
    await page.getByLabel('Code received by post').fill('AAAA-BBBB-CCCC')
    await page.getByLabel('First three letters').fill('ker')
    await page.getByRole('button', { name: 'Validate the code' }).click()
    const message = 'The code is not recognized by our system. Please try again or contact us.'
    await expect(page.getByRole('main')).toContainText(message)
    await expect(page.getByLabel('Code received by post')).toHaveValue('AAAA-BBBB-CCCC')
    await expectNoAxeViolations(page)
  })

  test('no password can be chosen before a code was accepted', async ({ page }) => {
    await page.goto('/investisseur/creer-son-mot-de-passe')
    await expect(page).toHaveURL('/investisseur/verification')
  })
})

testWithoutScripts('a code that cannot be one comes back filled in', async ({ page }) => {
  await page.goto('/en/verify')
  await page.getByLabel('Code received by post').fill('abc')
  await page.getByLabel('First three letters').fill('ker')
  await page.getByRole('button', { name: 'Validate the code' }).click()
  await expect(page.getByRole('main')).toContainText('The code used is invalid.')
  await expect(page.getByLabel('Code received by post')).toHaveValue('abc')
})
