import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { signOut } from '../../support/sign-in.ts'

const languages = [
  { login: '/connexion', email: 'Adresse e-mail', password: 'Mot de passe', act: /espace des équipes/ },
  { login: '/en/login', email: 'E-mail address', password: 'Password', act: /teams’ space/ },
] as const

for (const { login, email, password, act } of languages)
  for (const [scripts, run] of [
    ['with scripts', test],
    ['without scripts', testWithoutScripts],
  ] as const)
    run(`staff sign in at ${login} by e-mail and password, and out, ${scripts}`, async ({ page }) => {
      const submit = async (secret: string) => {
        await page.getByLabel(email).fill('staff@sandbox.example')
        await page.getByLabel(password).fill(secret)
        await page.getByRole('button', { name: act }).click()
      }
      await page.goto(`${login}?callbackUrl=%2Ffonds`)
      await submit('Wrong-2026!')
      await expect(page).toHaveURL(`${login}?error=credentials&callbackUrl=%2Ffonds`)
      await expect(page.getByRole('alert')).toBeVisible()
      await submit('Sandbox-2026!')
      await expect(page).toHaveURL('/fonds')
      await signOut(page)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
    })

test('staff have no account of an investor or partner', async ({ page }) => {
  await page.goto('/en/login')
  await expectNoAxeViolations(page)
  await page.getByLabel('E-mail address').fill('desk@sandbox.example')
  await page.getByLabel('Password').fill('Sandbox-2026!')
  await page.getByRole('button', { name: /teams’ space/ }).click()
  await expect(page).toHaveURL('/en/team-space')
  await page.goto('/en/my-account')
  await expect(page).toHaveURL('/en')
})
