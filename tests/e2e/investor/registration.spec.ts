import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { approve, mailedLink, newAddress } from '../../support/registration.ts'
import { openSession } from '../../support/sign-in.ts'

const password = 'Portail-Prive-9'

async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('Mrs.').check()
  await page.getByLabel('First name').fill('Émilie')
  await page.getByLabel('Last name').fill('Desrosiers')
  await page.getByLabel('Birth date').fill('28/02/1979')
  await page.getByLabel('City of birth').fill('Quimper')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Telephone').fill('06 39 98 00 77')
}

// P-154, P-157
test('a natural person registers, keeps what was typed, is verified and gets in', async ({
  page,
  sandboxUrl,
}) => {
  const email = newAddress('mail.example')
  await page.goto('/en/investor/register')
  await page.getByRole('listitem').filter({ hasText: 'Natural person' }).getByRole('link').click()
  await expect(page.getByText('Step 1 of 2')).toBeVisible()
  const kept = page.waitForResponse(
    (response) =>
      response.url().includes('/api/registration/draft/') &&
      (response.request().postData() ?? '').includes('06+39+98+00+77'),
  )
  await fillPerson(page, email)
  await kept
  await page.goto('/investisseur/inscription?person=natural')
  await expect(page.getByLabel('Prénom')).toHaveValue('Émilie')
  await page.goto('/en/investor/register?person=natural')
  await fillPerson(page, email)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await page.getByLabel('Yes').check()
  await page.getByRole('group', { name: 'Funds subscribed' }).getByRole('checkbox').first().check()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm the password').fill(password)
  await page.getByLabel('I swear').check()
  await page.getByLabel('I accept').check()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send my request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
  await expect(page.getByRole('main')).toContainText(email)

  await page.goto(await mailedLink(sandboxUrl, email))
  await page.getByRole('button').first().click()
  await expect(page).toHaveURL('/en/investor/pending')
  await expect(page.getByRole('main')).toContainText(/4[78]\shours\sleft/)
  await expectNoAxeViolations(page)
  await approve(sandboxUrl, email)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('your investor space is open')
})

testWithoutScripts('a legal person registers without scripts', async ({ page, sandboxUrl }) => {
  const email = newAddress('mail.example')
  await page.goto('/investisseur/inscription?person=legal')
  await page.getByLabel('Raison sociale').fill('Société des Trois Quais')
  await page.getByLabel('Identifiant de la société').fill('73282932000079')
  await page.getByLabel('Adresse du siège').fill('3, quai Inventé')
  await page.getByLabel('Code postal').fill('29000')
  await page.getByLabel('Ville').fill('Quimper')
  await page.getByLabel('Monsieur').check()
  await page.getByLabel('Prénom').fill('Yanis')
  await page.getByLabel('Nom', { exact: true }).fill('Corvaisier')
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Téléphone').fill('0639980077')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('main')).toContainText('Le formulaire contient des erreurs.')
  await expect(page.getByLabel('Raison sociale')).toHaveValue('Société des Trois Quais')
  await page.getByLabel('Identifiant de la société').fill('732 829 320 00074')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText('Étape 2 sur 2')).toBeVisible()
  await page.getByLabel('Non').check()
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByLabel('Confirmez le mot de passe').fill(password)
  await page.getByLabel('Je certifie').check()
  await page.getByLabel('J’accepte').check()
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmez votre adresse email')
  await page.goto(await mailedLink(sandboxUrl, email))
  await page.getByRole('button').first().click()
  await expect(page).toHaveURL('/investisseur/demande-en-cours')
})

test('the second step cannot be reached without the first', async ({ page }) => {
  await page.goto('/investisseur/inscription?person=natural&step=funds')
  await expect(page).toHaveURL('/investisseur/inscription?person=natural')
})

test.describe('an address that has an account', () => {
  test.use({ expectedConsole: [/422/] })

  // P-161
  test('is told so, with the way to sign in', async ({ page }) => {
    await page.goto('/en/investor/register?person=natural')
    await fillPerson(page, 'investor@sandbox.example')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('main')).toContainText(
      'This email address is already linked to an existing account',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  })
})

test('the page of the verification is open to who waits for it, signed in', async ({ page }) => {
  await openSession(page, { email: 'investor-pending@sandbox.example', client: 'investor' })
  await page.goto('/en/investor/pending')
  await expect(page).toHaveURL('/en/investor/pending')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request is being verified')
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveCount(0)
})
