import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { pressOn, tabTo, typeInto } from '../../support/keyboard.ts'
import { signInByKeyboard } from '../../support/keyboard-sign-in.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { mailedLink, newAddress } from '../../support/registration.ts'
import { openSession } from '../../support/sign-in.ts'

const password = 'Portail-Prive-9'

/** Fills the account's form, but for the last name. */
async function typeAccount(page: Page, email: string): Promise<void> {
  await typeInto(page.getByLabel('Adresse email professionnelle'), email)
  await tabTo(page.getByLabel('Madame'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Monsieur')).toBeChecked()
  await typeInto(page.getByLabel('Prénom'), 'Yanis')
  await typeInto(page.getByLabel('Téléphone'), '0639980078')
  await typeInto(page.getByLabel('Mot de passe', { exact: true }), password)
  await typeInto(page.getByLabel('Confirmez le mot de passe'), password)
  await pressOn(page.getByLabel('J’accepte'), 'Space')
  await pressOn(page.getByRole('button', { name: 'Créer mon compte' }), 'Enter')
}

test('a partner registers, joins a team, chooses a partner, acts for another team and back, and looks at one', async ({
  page,
  sandboxUrl,
}) => {
  // A user of its own, from the form to the teams: which team one acts for belongs to the account.
  test.slow()
  const email = newAddress('banque-demo.example')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/inscription')
  await pressOn(page.getByRole('link', { name: 'Créer mon compte partenaire' }), 'Enter')
  await expect(heading).toHaveText('Créer un compte partenaire')
  await expect(heading).toBeFocused()
  await typeAccount(page, email)
  const mistakes = page.getByRole('alert').filter({ hasText: 'Le formulaire contient des erreurs' })
  await expect(mistakes).toBeFocused()
  await pressOn(mistakes.getByRole('link'), 'Enter')
  await expect(page.getByLabel('Nom', { exact: true })).toBeFocused()
  await page.keyboard.type('Corvaisier')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Confirmez votre adresse email')
  await expect(heading).toBeFocused()
  await page.goto(await mailedLink(sandboxUrl, email))
  await pressOn(page.getByRole('main').getByRole('button'), 'Enter')
  await expect(page).toHaveURL('/partenaire/choisir-son-equipe')
  await waitForHydration(page)
  await tabTo(page.getByLabel('Gestion privée', { exact: true }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Gestion privée Lyon')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Votre compte est activé')
  await expect(heading).toBeFocused()
  await page.goto('/connexion?callbackUrl=%2Fmon-compte%2Fequipe')
  await signInByKeyboard(page, { email, as: 'a partner', language: 'fr', password })
  await expect(page).toHaveURL(/\/partenaire\/choisir-son-equipe\?/)
  await waitForHydration(page)
  await tabTo(page.getByRole('radio', { name: 'Banque Démo Paris' }))
  await page.keyboard.press('ArrowDown')
  await pressOn(page.getByRole('button', { name: 'Continuer' }), 'Enter')
  await expect(page).toHaveURL('/mon-compte/equipe')
  await waitForHydration(page)
  const banner = page.getByRole('complementary', { name: 'Partenaire représenté' })
  const acting = (team: string) => page.getByRole('button', { name: `Agir pour cette équipe : ${team}` })
  await pressOn(acting('Gestion privée Nantes'), 'Enter')
  await expect(banner).toContainText('Gestion privée Nantes')
  await waitForHydration(page)
  await pressOn(acting('Gestion privée Lyon'), 'Space')
  await expect(banner).toContainText('Gestion privée Lyon')
  await waitForHydration(page)
  await pressOn(page.getByRole('link', { name: /^Voir .+ Gestion privée Lyon$/ }), 'Enter')
  await expect(heading).toHaveText('Gestion privée Lyon')
  await expect(heading).toBeFocused()
})

test('a partner narrows, orders and exports the clients’ subscriptions', async ({ page }) => {
  await openSession(page, { email: 'partner-child@assureur-demo.example', client: 'partner' })
  await page.goto('/en/my-account/subscriptions')
  await tabTo(page.getByLabel('Status'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await pressOn(page.getByRole('button', { name: 'Apply' }), 'Enter')
  await expect(page).toHaveURL(/status=completed/)
  await waitForHydration(page)
  const amount = page.getByRole('columnheader', { name: 'Amount' })
  await pressOn(amount.getByRole('link'), 'Enter')
  await expect(amount).toHaveAttribute('aria-sort', 'ascending')
  await expect(amount.getByRole('link')).toBeFocused()
  const taking = page.waitForEvent('download')
  await pressOn(page.getByRole('link', { name: 'Export as CSV' }), 'Enter', { back: true })
  expect((await taking).suggestedFilename()).toBe('subscriptions.csv')
})
