import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { goToMistake, pressOn, tabTo, typeInto } from '../../support/keyboard.ts'
import { mailedLink, newAddress, printCode } from '../../support/registration.ts'

const password = 'Portail-Prive-9'

// P-151
test('a code received by post leads to an account and a first sign-in', async ({ page, sandboxUrl }) => {
  const email = newAddress('mail.example')
  const code = await printCode(sandboxUrl, { name: 'Kervéguen', email, funds: '2' })
  await page.goto('/inscription')
  await pressOn(page.getByRole('link', { name: 'J’ai reçu un code par courrier' }), 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await typeInto(page.getByLabel('Code reçu par courrier'), code)
  await typeInto(page.getByLabel('Trois premières lettres du nom'), 'ker')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Code validé avec succès\u202f!')).toBeVisible()
  await typeInto(page.getByLabel('Mot de passe', { exact: true }), password)
  await typeInto(page.getByLabel('Confirmez le mot de passe'), password)
  await pressOn(page.getByLabel('J’accepte'), 'Space')
  await pressOn(page.getByRole('button', { name: 'Créer mon compte' }), 'Enter')
  await expect(page).toHaveURL('/bienvenue')
  await pressOn(page.getByRole('main').getByRole('button', { name: 'Me connecter' }), 'Enter')
  await expect(page.locator('input[name="email"]')).toHaveValue(email)
  await typeInto(page.locator('input[name="password"]'), password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

async function typeCompany(page: Page, email: string): Promise<void> {
  await typeInto(page.getByLabel('Company name'), 'Société des Trois Quais')
  await typeInto(page.getByLabel('Company number'), '73282932000079')
  await typeInto(page.getByLabel('Registered address'), '3, quai Inventé')
  await typeInto(page.getByLabel('Postcode'), '29000')
  await typeInto(page.getByLabel('City'), 'Quimper')
  await tabTo(page.getByLabel('Mrs.'))
  await page.keyboard.press('ArrowDown')
  await typeInto(page.getByLabel('First name'), 'Yanis')
  await typeInto(page.getByLabel('Last name'), 'Corvaisier')
  await typeInto(page.getByLabel('Email address'), email)
  await typeInto(page.getByLabel('Telephone'), '0639980077')
  await page.keyboard.press('Enter')
}

// P-154
test('a legal person registers, and puts its number right', async ({ page, sandboxUrl }) => {
  // Both steps, the email and the page after it.
  test.slow()
  const email = newAddress('mail.example')
  await page.goto('/en/investor/register?person=legal')
  await typeCompany(page, email)
  await goToMistake(page, { field: page.getByLabel('Company number') })
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('73282932000074')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page.getByLabel('Yes'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('No', { exact: true })).toBeChecked()
  await typeInto(page.getByLabel('Password', { exact: true }), password)
  await typeInto(page.getByLabel('Confirm the password'), password)
  await pressOn(page.getByLabel('I swear'), 'Space')
  await pressOn(page.getByLabel('I accept'), 'Space')
  await pressOn(page.getByRole('button', { name: 'Send my request' }), 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
  await page.goto(await mailedLink(sandboxUrl, email))
  await pressOn(page.getByRole('main').getByRole('button'), 'Enter')
  await expect(page).toHaveURL('/en/investor/pending')
})
