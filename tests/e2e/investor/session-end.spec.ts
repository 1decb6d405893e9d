import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { inTurn } from '../../support/languages.ts'
import { canChangeSessions, changeSessionOf } from '../../support/session-of-page.ts'
import { demoInvestor, enterPassword, openOwnSession } from '../../support/sign-in.ts'

test.skip(!canChangeSessions(), 'needs the sessions of a portal that the tests have started')

/** Sessions of this portal end after half an hour without activity, and after twelve hours. */
const idleMs = 1_800_000
const absoluteMs = 43_200_000

const languages = [
  {
    language: 'fr',
    path: '/mon-compte/modifier',
    question: 'Êtes-vous toujours là ?',
    keep: 'Prolonger la session',
    kept: 'Votre session est prolongée.',
    last: 'Votre session va bientôt prendre fin',
    read: 'Continuer',
    ended: 'Votre session a pris fin',
    beside: 'Se connecter dans un nouvel onglet',
    here: 'Se connecter ici',
    field: 'Prénom',
    investor: /en tant qu’investisseur/,
  },
  {
    language: 'en',
    path: '/en/my-account/edit',
    question: 'Are you still there?',
    keep: 'Stay signed in',
    kept: 'You stay signed in.',
    last: 'You will be signed out soon',
    read: 'Continue',
    ended: 'Your session has ended',
    beside: 'Sign in in a new tab',
    here: 'Sign in here',
    field: 'First name',
    investor: /as an investor/,
  },
] as const

type Texts = (typeof languages)[number]

async function openForm(page: Page, { path }: Texts): Promise<void> {
  await page.clock.install()
  await openOwnSession(page, demoInvestor)
  await page.goto(path)
}

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })

const leftOf = async (page: Page): Promise<{ idleS: number; absoluteS: number }> =>
  (await (await page.request.get('/api/auth/session')).json()).left

for (const texts of inTurn(languages, 0))
  test.describe(`a session that nears its end (${texts.language})`, () => {
    test.beforeEach(async ({ page }) => openForm(page, texts))

    // P-143
    test('is kept up by one key, and the focus is where it was', async ({ page }) => {
      await page.getByLabel(texts.field).focus()
      await changeSessionOf(page, { activeAtMs: Date.now() - idleMs + 110_000 })
      await page.clock.fastForward('28:10')
      await expect(dialog(page, texts.question)).toBeVisible()
      await expect(page.getByRole('button', { name: texts.keep })).toBeFocused()
      await expect(page.getByRole('timer')).toHaveText(/^1:\d\d$/)
      await expectNoAxeViolations(page)
      await page.keyboard.press('Enter')
      await expect(dialog(page, texts.question)).toBeHidden()
      await expect(page.getByRole('status').filter({ hasText: texts.kept })).toBeAttached()
      await expect(page.getByLabel(texts.field)).toBeFocused()
      expect((await leftOf(page)).idleS).toBeGreaterThan(1700)
    })

    if (texts.language === 'en') return

    test('says so when that cannot be put off', async ({ page }) => {
      await changeSessionOf(page, { createdAtMs: Date.now() - absoluteMs + 110_000 })
      await page.clock.fastForward('28:10')
      await expect(dialog(page, texts.last)).toBeVisible()
      await expectNoAxeViolations(page)
      await expect(page.getByRole('button', { name: texts.keep })).toHaveCount(0)
      await page.getByRole('button', { name: texts.read }).press('Enter')
      await expect(dialog(page, texts.last)).toBeHidden()
    })

    test('leaves what was typed when it has ended, and goes on after a new sign-in', async ({
      page,
      context,
    }) => {
      await page.getByLabel(texts.field).fill('Jeanne')
      await changeSessionOf(page, { activeAtMs: 0 })
      await page.clock.fastForward('30:10')
      await expect(dialog(page, texts.ended)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page, texts.ended)).toBeVisible()
      await expectNoAxeViolations(page)
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: texts.beside }).press('Enter')
      const beside = await opened
      await beside.getByRole('button', { name: texts.investor }).click()
      // The session expired: the provider asks for the password again, with the address filled in.
      await beside.locator('input[name="email"]').fill(demoInvestor.email)
      await enterPassword(beside)
      await expect(beside).toHaveURL(texts.path)
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(dialog(page, texts.ended)).toBeHidden()
      await expect(page.getByLabel(texts.field)).toHaveValue('Jeanne')
    })
  })

test.describe('a session that seems to near its end', () => {
  const [texts] = languages
  test.beforeEach(async ({ page }) => openForm(page, texts))

  // P-127
  test('is not spoken of while another tab is in use', async ({ page }) => {
    const asked = page.waitForResponse('**/api/auth/session?*')
    await page.clock.fastForward('28:10')
    await asked
    await page.clock.runFor('00:05')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('is spoken of in time, though what was asked before comes late', async ({ page }) => {
    const answered = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    await page.route(
      '**/api/auth/session?*',
      async (route) => {
        const response = await route.fetch()
        answered.resolve()
        await late.promise
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await answered.promise
    await changeSessionOf(page, { activeAtMs: Date.now() - idleMs + 110_000 })
    await page.clock.fastForward('28:10')
    late.resolve()
    await expect(dialog(page, texts.question)).toBeVisible()
  })

  test('is spoken of no more when another tab is used', async ({ page }) => {
    await changeSessionOf(page, { activeAtMs: Date.now() - idleMs + 110_000 })
    await page.clock.fastForward('28:10')
    await expect(dialog(page, texts.question)).toBeVisible()
    await page.request.get(texts.path)
    await page.clock.fastForward('00:16')
    await expect(dialog(page, texts.question)).toBeHidden()
  })

  test('says when the portal does not answer to the wish to stay', async ({ page }) => {
    await changeSessionOf(page, { activeAtMs: Date.now() - idleMs + 110_000 })
    await page.clock.fastForward('28:10')
    await page.route('**/api/auth/session', (route) => route.fulfill({ body: 'no session' }))
    await page.getByRole('button', { name: texts.keep }).press('Enter')
    await expect(page.getByRole('alert')).toHaveText(/Réessayez/)
    await page.unroute('**/api/auth/session')
    await page.keyboard.press('Escape')
    await expect(dialog(page, texts.question)).toBeHidden()
    expect((await leftOf(page)).idleS).toBeGreaterThan(1700)
  })
})

test('who signs in where the session ended comes back to the page', async ({ page }) => {
  const [texts] = languages
  await openForm(page, texts)
  await changeSessionOf(page, { activeAtMs: 0 })
  await page.clock.fastForward('30:10')
  await page.getByRole('link', { name: texts.here }).click()
  await expect(page).toHaveURL(`/connexion?callbackUrl=${encodeURIComponent(texts.path)}`)
  await page.getByRole('button', { name: texts.investor }).click()
  await page.locator('input[name="email"]').fill(demoInvestor.email)
  await enterPassword(page)
  await expect(page).toHaveURL(texts.path)
})
