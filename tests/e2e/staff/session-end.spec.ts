import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, testOfRefusedFormFromElsewhere as test } from '../../support/fixtures.ts'
import { inTurn } from '../../support/languages.ts'
import { canChangeSessions, endStaffSignInAt } from '../../support/session-of-page.ts'
import { demoEditor, openOwnSession } from '../../support/sign-in.ts'
import { teamSpaceTexts } from '../../support/team-space-texts.ts'

test.skip(!canChangeSessions(), 'needs the secret of a portal that the tests have started')

const warnings = {
  fr: {
    form: '/espace-equipe/mot-de-passe',
    last: 'Votre session va bientôt prendre fin',
    read: 'Continuer',
    ended: 'Votre session a pris fin',
    beside: 'Se connecter dans un nouvel onglet',
    here: 'Se connecter ici',
  },
  en: {
    form: '/en/team-space/password',
    last: 'You will be signed out soon',
    read: 'Continue',
    ended: 'Your session has ended',
    beside: 'Sign in in a new tab',
    here: 'Sign in here',
  },
} as const

const languages = teamSpaceTexts.map((texts) => ({ ...texts, ...warnings[texts.language] }))
type Texts = (typeof languages)[number]

async function signIn(page: Page, { email, signIn }: Texts): Promise<void> {
  await page.getByLabel(email).fill('desk@sandbox.example')
  await page.locator('input[name="password"]').fill('Sandbox-2026!')
  await page.getByRole('button', { name: signIn }).click()
}

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })

for (const texts of inTurn(languages, 0))
  test.describe(`the end of a sign-in of the staff (${texts.language})`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install()
      await openOwnSession(page, demoEditor)
      await page.goto(texts.form)
    })

    // P-143
    test('is told two minutes before it comes, and the focus is where it was', async ({ page }) => {
      const old = page.getByLabel(texts.old)
      await old.focus()
      await endStaffSignInAt(page, Date.now() + 110_000)
      await page.clock.fastForward('11:58:10')
      await expect(dialog(page, texts.last)).toBeVisible()
      await expect(page.getByRole('timer')).toHaveText(/^1:\d\d$/)
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: texts.read }).press('Enter')
      await expect(dialog(page, texts.last)).toBeHidden()
      await expect(old).toBeFocused()
    })

    if (texts.language === 'en') return

    test('leaves what was typed, which can be sent after a new sign-in', async ({ page, context }) => {
      await page.getByLabel(texts.newPassword).fill('Another-2026!')
      await endStaffSignInAt(page, 0)
      await page.clock.fastForward('12:00:10')
      await expect(dialog(page, texts.ended)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page, texts.ended)).toBeVisible()
      await expectNoAxeViolations(page)
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: texts.beside }).press('Enter')
      const beside = await opened
      await signIn(beside, texts)
      await expect(beside).toHaveURL(texts.form)
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(dialog(page, texts.ended)).toBeHidden()
      await expect(page.getByLabel(texts.newPassword)).toHaveValue('Another-2026!')
      await page.getByLabel(texts.old).fill('Wrong-2026!')
      await page.getByLabel(texts.confirmation).fill('Another-2026!')
      await page.getByRole('button', { name: texts.confirmChange }).click()
      await expect(page.getByText(texts.oldInvalid).first()).toBeVisible()
    })

    test('leads back to the page for who signs in there', async ({ page }) => {
      await endStaffSignInAt(page, 0)
      await page.clock.fastForward('12:00:10')
      await page.getByRole('link', { name: texts.here }).click()
      await expect(page).toHaveURL(`${texts.login}?callbackUrl=${encodeURIComponent(texts.form)}`)
      await signIn(page, texts)
      await expect(page).toHaveURL(texts.form)
    })
  })
