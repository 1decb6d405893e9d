import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { openAccountMenu, signIn, signOut } from '../../support/sign-in.ts'

const email = 'investor@sandbox.example'

const languages = [
  {
    language: 'fr',
    account: '/mon-compte',
    login: '/connexion',
    heading: 'Mon profil',
    title: 'Connexion',
    home: '/',
    enter: 'Se connecter',
  },
  {
    language: 'en',
    account: '/en/my-account',
    login: '/en/login',
    heading: 'My profile',
    title: 'Sign in',
    home: '/en',
    enter: 'Sign in',
  },
] as const

for (const { language, account, login, heading, title, home, enter } of languages) {
  for (const [scripts, run] of [
    ['with scripts', test],
    ['without scripts', testWithoutScripts],
  ] as const) {
    run(`signs in to ${account} and out again ${scripts}`, async ({ page }) => {
      await page.goto(`${account}?x=1`)
      await expect(page).toHaveURL(`${login}?callbackUrl=${encodeURIComponent(`${account}?x=1`)}`)
      await signIn(page, { email, space: 'investor', language })
      await expect(page).toHaveURL(`${account}?x=1`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('main')).toContainText(email)
      await signOut(page)
      await expect(page).toHaveURL(home)
      await expect(page.getByRole('banner').getByRole('link', { name: enter })).toBeVisible()
      await page.goto(account)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    })
  }

  test(`the login page ${login} is accessible, and closed to who is signed in @phone`, async ({ page }) => {
    await page.goto(login)
    await expectNoAxeViolations(page)
    await signIn(page, { email, space: 'investor', language })
    await expect(page).toHaveURL('/')
    await page.goto(login)
    await expect(page).toHaveURL('/')
  })
}

test('the account page and its menu are accessible @phone', async ({ page }) => {
  await page.goto('/mon-compte')
  await signIn(page, { email, space: 'investor' })
  await expect(page).toHaveURL('/mon-compte')
  await openAccountMenu(page)
  await expectNoAxeViolations(page)
})

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await page.goto('/mon-compte')
  await signIn(page, { email, space: 'investor' })
  await expect(page).toHaveURL('/mon-compte')
  await waitForHydration(page)
  const other = await context.newPage()
  await other.goto('/fonds')
  await signOut(other)
  await expect(page).toHaveURL(/\/connexion/)
})

test('an account of the other space is told so', async ({ page }) => {
  await page.goto('/connexion')
  await signIn(page, { email, space: 'partner' })
  await expect(page).toHaveURL(/\/connexion\?error=role_mismatch/)
  await expect(page.getByRole('alert')).toContainText('autre espace')
})

test('an unconfirmed e-mail address leads to its page, which sends the e-mail again', async ({ page }) => {
  await page.goto('/connexion')
  await signIn(page, { email: 'investor-unconfirmed@sandbox.example', space: 'investor' })
  await expect(page).toHaveURL('/investor/email-not-verified')
  await expect(page.getByRole('main')).toContainText('Veuillez vérifier votre email afin de vous connecter.')
  await expectNoAxeViolations(page)
  await page.getByLabel('Adresse e-mail').fill('investor-unconfirmed@sandbox.example')
  await page.getByRole('button', { name: 'Renvoyer' }).click()
  await expect(page.getByRole('status')).toContainText('Un e-mail de vérification vous sera envoyé')
})

test('the page about an unconfirmed address speaks the language last chosen', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Read this page in English' }).click()
  await expect(page).toHaveURL('/en')
  await page.goto('/auth/investor/email-not-verified-redirect')
  await expect(page).toHaveURL('/investor/email-not-verified')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('main')).toContainText('Please verify your email before logging in.')
})

test('redirecting to sign-in leads to the provider and back', async ({ page }) => {
  const leaving = page.waitForURL(/\/identity\//)
  await page.goto('/auth/investor/redirect-to-login?callbackUrl=%2Fen%2Fmy-account', { waitUntil: 'commit' })
  await leaving
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[type="password"]').fill('Sandbox-2026!')
  await page.locator('button[type="submit"]').first().click()
  await expect(page).toHaveURL('/en/my-account')
})
