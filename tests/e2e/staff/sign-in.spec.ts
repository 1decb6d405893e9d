import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { demoEditor, openSession, signOut } from '../../support/sign-in.ts'

// Both languages, without scripts, are cases of staff.test.ts.
test('staff sign in by email and password, and out', async ({ page }) => {
  const submit = async (secret: string) => {
    await page.getByLabel('Adresse email').fill('staff@sandbox.example')
    await page.getByLabel('Mot de passe').fill(secret)
    await page.getByRole('button', { name: /espace des équipes/ }).click()
  }
  await page.goto('/connexion/equipe?callbackUrl=%2Ffonds')
  await submit('Wrong-2026!')
  await expect(page).toHaveURL('/connexion/equipe?error=credentials&callbackUrl=%2Ffonds')
  await expect(page.getByRole('alert')).toBeVisible()
  await submit('Sandbox-2026!')
  await expect(page).toHaveURL('/fonds')
  await signOut(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
})

// P-005
test('staff have no account of an investor or partner', async ({ page }) => {
  await page.goto('/en/login/team')
  await expectNoAxeViolations(page)
  await openSession(page, demoEditor)
  await page.goto('/en/my-account')
  await expect(page).toHaveURL('/en')
})
