import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, testOfRefusedFormFromElsewhere as test } from '../../support/fixtures.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { canChangeSessions, endStaffSignInAt } from '../../support/session-of-page.ts'
import { teamSpaceWords } from './team-space.words.ts'

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

const languages = teamSpaceWords.map((words) => ({ ...words, ...warnings[words.language] }))
type Words = (typeof languages)[number]

async function signIn(page: Page, { email, signIn }: Words): Promise<void> {
  await page.getByLabel(email).fill('desk@sandbox.example')
  await page.locator('input[name="password"]').fill('Sandbox-2026!')
  await page.getByRole('button', { name: signIn }).click()
}

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })

for (const words of languages)
  test.describe(`the end of a sign-in of the staff (${words.language})`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install()
      await page.goto(`${words.login}?callbackUrl=${encodeURIComponent(words.form)}`)
      await signIn(page, words)
      await expect(page).toHaveURL(words.form)
      await waitForHydration(page)
    })

    test('is told two minutes before it comes, and the focus is where it was', async ({ page }) => {
      const old = page.getByLabel(words.old)
      await old.focus()
      await endStaffSignInAt(page, Date.now() + 110_000)
      await page.clock.fastForward('11:58:10')
      await expect(dialog(page, words.last)).toBeVisible()
      await expect(page.getByRole('timer')).toHaveText(/^1:\d\d$/)
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: words.read }).press('Enter')
      await expect(dialog(page, words.last)).toBeHidden()
      await expect(old).toBeFocused()
    })

    test('leaves what was typed, which can be sent after a new sign-in', async ({ page, context }) => {
      await page.getByLabel(words.newPassword).fill('Another-2026!')
      await endStaffSignInAt(page, 0)
      await page.clock.fastForward('12:00:10')
      await expect(dialog(page, words.ended)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page, words.ended)).toBeVisible()
      await expectNoAxeViolations(page)
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: words.beside }).press('Enter')
      const beside = await opened
      await signIn(beside, words)
      await expect(beside).toHaveURL(words.form)
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(dialog(page, words.ended)).toBeHidden()
      await expect(page.getByLabel(words.newPassword)).toHaveValue('Another-2026!')
      await page.getByLabel(words.old).fill('Wrong-2026!')
      await page.getByLabel(words.confirmation).fill('Another-2026!')
      await page.getByRole('button', { name: words.confirmChange }).click()
      await expect(page.getByText(words.oldInvalid).first()).toBeVisible()
    })

    test('leads back to the page for who signs in there', async ({ page }) => {
      await endStaffSignInAt(page, 0)
      await page.clock.fastForward('12:00:10')
      await page.getByRole('link', { name: words.here }).click()
      await expect(page).toHaveURL(`${words.login}?callbackUrl=${encodeURIComponent(words.form)}`)
      await signIn(page, words)
      await expect(page).toHaveURL(words.form)
    })
  })
