import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import {
  demoInvestor,
  openAccountMenu,
  openOwnSession,
  openSession,
  signIn,
  signOut,
} from '../../support/sign-in.ts'

const account = '/mon-compte'
const login = '/connexion'

for (const [scripts, run] of [
  ['with scripts', test],
  ['without scripts', testWithoutScripts],
] as const)
  run(`an investor signs in to the account and out again ${scripts}`, async ({ page }) => {
    await page.goto(`${account}?x=1`)
    await expect(page).toHaveURL(`${login}?callbackUrl=${encodeURIComponent(`${account}?x=1`)}`)
    await signIn(page, { ...demoInvestor, space: 'investor' })
    await expect(page).toHaveURL(`${account}?x=1`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon profil')
    await expect(page.getByRole('main')).toContainText(demoInvestor.email)
    await signOut(page)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await page.goto(account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion')
  })

// P-042, P-121
test('the login page is accessible, and closed to who is signed in @phone', async ({ page }) => {
  await page.goto(login)
  await expectNoAxeViolations(page)
  await openSession(page, demoInvestor)
  await page.goto(login)
  await expect(page).toHaveURL('/')
})

test('the account page and its menu are accessible @phone', async ({ page }) => {
  await openSession(page, demoInvestor)
  await page.goto(account)
  await openAccountMenu(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mes documents' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('no column of the footer is without a link, signed in or not', async ({ page }) => {
  const columns = page.getByRole('contentinfo').getByRole('navigation').locator('> div:visible')
  const counts = () =>
    columns.evaluateAll((found) =>
      found.map(
        (column) => [...column.querySelectorAll('a')].filter((link) => link.checkVisibility()).length,
      ),
    )
  await page.goto('/fonds')
  const before = await counts()
  expect(Math.min(...before)).toBeGreaterThan(0)
  await openSession(page, demoInvestor)
  await page.goto('/fonds')
  await expect.poll(async () => (await counts()).length).toBe(before.length - 1)
  expect(Math.min(...(await counts()))).toBeGreaterThan(0)
})

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await openOwnSession(page, demoInvestor)
  await page.goto(account)
  const other = await context.newPage()
  await other.goto('/fonds')
  await signOut(other)
  await expect(page).toHaveURL(/\/connexion/)
})

// P-135
test('an unconfirmed email address leads to its page, which sends the email again', async ({ page }) => {
  await page.goto('/connexion')
  await signIn(page, { email: 'investor-unconfirmed@sandbox.example', space: 'investor' })
  await expect(page).toHaveURL('/investor/email-not-verified?locale=fr')
  await expect(page.getByRole('main')).toContainText('Veuillez vérifier votre email afin de vous connecter.')
  await expectNoAxeViolations(page)
  await page.getByLabel('Adresse email').fill('investor-unconfirmed@sandbox.example')
  await page.getByRole('button', { name: 'Renvoyer' }).click()
  await expect(page.getByRole('status')).toContainText('Un email de vérification vous sera envoyé')
})

test('the page about an unconfirmed address speaks the language last chosen', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Read this page in English' }).click()
  await expect(page).toHaveURL('/en')
  await page.goto('/auth/investor/email-not-verified-redirect')
  await expect(page).toHaveURL('/investor/email-not-verified')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.getByRole('main')).toContainText('Please verify your email before logging in.')
})

test('redirecting to sign-in leads to the provider and back', async ({ page }) => {
  const leaving = page.waitForURL(/\/identity\//)
  await page.goto('/auth/investor/redirect-to-login?callbackUrl=%2Fen%2Fmy-account', { waitUntil: 'commit' })
  await leaving
  await page.locator('input[name="email"]').fill(demoInvestor.email)
  await page.locator('input[type="password"]').fill('Sandbox-2026!')
  await page.locator('button[type="submit"]').first().click()
  await expect(page).toHaveURL('/en/my-account')
})
