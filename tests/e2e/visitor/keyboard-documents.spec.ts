import { expect, test } from '../../support/fixtures.ts'
import { pressOn, tabTo, typeInto } from '../../support/keyboard.ts'

// A visitor of its own: forms are limited by address.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.78' } })

test('the documents of a fund are reached from its page, narrowed, and one is opened', async ({ page }) => {
  await page.goto('/en/funds/orvanne-croissance-ii')
  const tabs = page.getByRole('main').getByRole('navigation')
  await pressOn(tabs.getByRole('link', { name: 'Documents', exact: true }), 'Enter')
  await expect(page).toHaveURL('/en/funds/orvanne-croissance-ii/documents#fund-pages')
  await expect(page.locator('#fund-pages')).toBeFocused()
  const type = page.getByLabel('Type', { exact: true })
  await tabTo(type)
  await page.keyboard.type('Fund')
  await expect(page).toHaveURL(/\?type=fund-rules$/)
  await expect(page.getByRole('link', { name: 'Clear the filters' })).toBeVisible()
  await expect(type).toBeFocused()
  const rules = page.getByRole('main').getByRole('link', { name: /rules/i })
  // The content of the file is checked by documents.spec.ts.
  const asked = page.waitForRequest(`**${await rules.getAttribute('href')}`)
  await pressOn(rules, 'Enter')
  expect((await asked).isNavigationRequest()).toBe(true)
})

test('a white book is asked for, its form put right from the list of its mistakes, and sent', async ({
  page,
}) => {
  await page.goto('/livre-blanc/premiers-pas-dans-le-non-cote')
  await typeInto(page.getByLabel('Nom', { exact: true }), 'Durand')
  await typeInto(page.getByLabel('Prénom', { exact: true }), 'Anne')
  await typeInto(page.getByLabel('Adresse email'), 'personne')
  await page.keyboard.press('Enter')
  const mistakes = page.getByRole('alert').filter({ hasText: 'Le formulaire contient des erreurs' })
  await expect(mistakes).toBeFocused()
  await pressOn(mistakes.getByRole('link'), 'Enter')
  await expect(page.getByLabel('Adresse email')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('clavier@example.org')
  await pressOn(page.getByRole('checkbox', { name: /contacté/ }), 'Space')
  await pressOn(page.getByRole('button', { name: 'Recevoir le lien' }), 'Enter')
  await expect(page.getByRole('main').locator(':focus')).toContainText('Le lien a bien été envoyé.')
})
