import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { openBy } from '../../support/opening.ts'
import { openOwnSession, openSession, signIn } from '../../support/sign-in.ts'

// P-137
test('a child user of three partners chooses one, and changes it by the banner', async ({ page }) => {
  await openOwnSession(page, { email: 'partner@banque-demo.example', client: 'partner' })
  await page.goto('/mon-compte')
  await expect(page).toHaveURL('/partenaire/choisir-son-equipe?callbackUrl=%2Fmon-compte')
  await expectNoAxeViolations(page)
  await page.goto('/en/my-account')
  await expect(page).toHaveURL('/en/partner/choose-team?callbackUrl=%2Fen%2Fmy-account')
  // A partner outside the user's choices is refused, with a message on the form's page.
  const paris = page.getByRole('radio', { name: 'Banque Démo Paris' })
  await page.route(
    '**/api/account/acting-for',
    (route) =>
      route.continue({
        postData: route
          .request()
          .postData()
          ?.replace(/partner=[^&]*/, 'partner=9999'),
      }),
    { times: 1 },
  )
  await paris.check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/en/partner/choose-team?callbackUrl=%2Fen%2Fmy-account')
  await expect(page.getByRole('alert')).toContainText('You may not act for this partner.')
  await expectNoAxeViolations(page)
  await paris.check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/en/my-account')
  const banner = page.getByRole('complementary', { name: 'Represented partner' })
  await expect(banner).toContainText('You act for Banque Démo Paris')
  await expectNoAxeViolations(page)
  await openBy(banner.getByRole('button', { name: 'Change partner' }))
  await page.getByRole('radio', { name: 'Banque Démo Rhône' }).check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(banner).toContainText('You act for Banque Démo Rhône')
  await page.goto('/en/partner/choose-team')
  await expect(page).toHaveURL('/en')
})

test('a child user of one partner acts for it without being asked', async ({ page }) => {
  await openSession(page, { email: 'partner-one@mutuelle-demo.example', client: 'partner' })
  await page.goto('/mon-compte')
  await expect(page).toHaveURL('/mon-compte')
  await expect(page.getByRole('complementary', { name: 'Partenaire représenté' })).toContainText(
    'Mutuelle Démo Particuliers',
  )
})

// P-004
test('an advisor signs in by the partners’ client', async ({ page }) => {
  await page.goto('/en/my-account')
  await signIn(page, { email: 'advisor@cgp-demo.example', space: 'advisor', language: 'en' })
  await expect(page).toHaveURL('/en/my-account')
  await expect(page.getByRole('main')).toContainText('advisor@cgp-demo.example')
})

// P-139
test('the choice asks visitors without a session to sign in', async ({ page }) => {
  await page.goto('/en/partner/choose-team')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/en/login?callbackUrl=%2Fen%2Fpartner%2Fchoose-team')
})
