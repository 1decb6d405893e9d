import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { goToMistake, pressOn, tabTo, typeInto } from '../../support/keyboard.ts'
import { linkIn, readMail } from '../../support/mailbox.ts'
import { mailedLink, newAddress, openInvestor } from '../../support/registration.ts'

const password = 'Portail-Prive-9'

/** The first step, with the title forgotten. */
async function typePerson(page: Page, email: string): Promise<void> {
  await typeInto(page.getByLabel('Prénom'), 'Émilie')
  await typeInto(page.getByLabel('Nom', { exact: true }), 'Desrosiers')
  await typeInto(page.getByLabel('Date de naissance'), '28/02/1979')
  await typeInto(page.getByLabel('Ville de naissance'), 'Quimper')
  await typeInto(page.getByLabel('Adresse email'), email)
  await typeInto(page.getByLabel('Téléphone'), '06 39 98 00 77')
  await pressOn(page.getByRole('button', { name: 'Continuer' }), 'Enter')
}

async function declare(page: Page): Promise<void> {
  await pressOn(page.getByLabel('Oui'), 'Space')
  await pressOn(page.getByRole('group', { name: 'Fonds souscrits' }).getByRole('checkbox').nth(1), 'Space')
  await typeInto(page.getByLabel('Mot de passe', { exact: true }), password)
  await typeInto(page.getByLabel('Confirmez le mot de passe'), password)
  await pressOn(page.getByLabel('Je certifie'), 'Space')
  await pressOn(page.getByLabel('J’accepte'), 'Space')
  await pressOn(page.getByRole('button', { name: 'Envoyer ma demande' }), 'Enter')
}

test('a natural person registers, puts a mistake right, and waits to be verified', async ({
  page,
  sandboxUrl,
}) => {
  // Both steps, the email and the page after it.
  test.slow()
  const email = newAddress('mail.example')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/investisseur/inscription')
  const natural = page.getByRole('listitem').filter({ hasText: 'Personne physique' })
  await pressOn(natural.getByRole('link'), 'Enter')
  await expect(page.getByText('Étape 1 sur 2')).toBeVisible()
  await expect(heading).toBeFocused()
  await typePerson(page, email)
  const mistakes = page.getByRole('alert').filter({ hasText: 'Le formulaire contient des erreurs' })
  await expect(mistakes).toBeFocused()
  await pressOn(mistakes.getByRole('link'), 'Enter')
  await expect(page.getByLabel('Madame')).toBeFocused()
  await page.keyboard.press('Space')
  await pressOn(page.getByRole('button', { name: 'Continuer' }), 'Enter')
  await expect(page.getByText('Étape 2 sur 2')).toBeVisible()
  await expect(heading).toBeFocused()
  await declare(page)
  await expect(heading).toHaveText('Confirmez votre adresse email')
  await expect(heading).toBeFocused()
  await page.goto(await mailedLink(sandboxUrl, email))
  await pressOn(page.getByRole('main').getByRole('button'), 'Enter')
  await expect(page).toHaveURL('/investisseur/demande-en-cours')
})

test('an investor of the former portal puts the address right and chooses a password', async ({
  page,
  sandboxUrl,
}) => {
  const email = await openInvestor(sandboxUrl, 'Sandbox-2026!')
  await page.goto('/en/login')
  await pressOn(page.getByRole('link', { name: /choose a password/ }), 'Enter')
  await expect(page).toHaveURL('/en/reset-my-password')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page.getByLabel('Investor', { exact: true }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(/^Partner, adviser/)).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await typeInto(page.getByLabel('Email address'), 'nobody')
  await page.keyboard.press('Enter')
  await goToMistake(page, { field: page.getByLabel('Email address') })
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  const sent = page.getByRole('status').filter({ hasText: 'A password reset email has been sent to you.' })
  await expect(page.locator(':focus').filter({ has: sent })).toBeVisible()
  await page.goto(linkIn(await readMail(sandboxUrl, email, '/identity/reset-password'), 'http'))
  await typeInto(page.getByLabel('New password'), password)
  await typeInto(page.getByLabel('Confirm the password'), password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password saved')
  await pressOn(page.getByRole('link', { name: 'Sign in' }), 'Enter')
  await expect(page.locator('input[type="email"], input[name="email"]')).toBeVisible()
  await expect(page).toHaveURL(/\/identity\//)
})
