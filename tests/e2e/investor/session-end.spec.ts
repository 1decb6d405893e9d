import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { canChangeSessions, changeSessionOf } from '../../support/session-of-page.ts'
import { signIn } from '../../support/sign-in.ts'

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

type Words = (typeof languages)[number]

async function openForm(page: Page, { path, language }: Words): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await signIn(page, { email: 'investor@sandbox.example', space: 'investor', language })
  await expect(page).toHaveURL(path)
  await waitForHydration(page)
}

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })

const leftOf = async (page: Page): Promise<{ idleS: number; absoluteS: number }> =>
  (await (await page.request.get('/api/auth/session')).json()).left

for (const words of languages)
  test.describe(`a session that nears its end (${words.language})`, () => {
    test.beforeEach(async ({ page }) => openForm(page, words))

    test('is kept up by one key, and the focus is where it was', async ({ page }) => {
      await page.getByLabel(words.field).focus()
      await changeSessionOf(page, { activeAtMs: Date.now() - idleMs + 110_000 })
      await page.clock.fastForward('28:10')
      await expect(dialog(page, words.question)).toBeVisible()
      await expect(page.getByRole('button', { name: words.keep })).toBeFocused()
      await expect(page.getByRole('timer')).toHaveText(/^1:\d\d$/)
      await expectNoAxeViolations(page)
      await page.keyboard.press('Enter')
      await expect(dialog(page, words.question)).toBeHidden()
      await expect(page.getByRole('status').filter({ hasText: words.kept })).toBeAttached()
      await expect(page.getByLabel(words.field)).toBeFocused()
      expect((await leftOf(page)).idleS).toBeGreaterThan(1700)
    })

    test('says so when that cannot be put off', async ({ page }) => {
      await changeSessionOf(page, { createdAtMs: Date.now() - absoluteMs + 110_000 })
      await page.clock.fastForward('28:10')
      await expect(dialog(page, words.last)).toBeVisible()
      await expectNoAxeViolations(page)
      await expect(page.getByRole('button', { name: words.keep })).toHaveCount(0)
      await page.getByRole('button', { name: words.read }).press('Enter')
      await expect(dialog(page, words.last)).toBeHidden()
    })

    test('leaves what was typed when it has ended, and goes on after a new sign-in', async ({
      page,
      context,
    }) => {
      await page.getByLabel(words.field).fill('Jeanne')
      await changeSessionOf(page, { activeAtMs: 0 })
      await page.clock.fastForward('30:10')
      await expect(dialog(page, words.ended)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page, words.ended)).toBeVisible()
      await expectNoAxeViolations(page)
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: words.beside }).press('Enter')
      const beside = await opened
      // The identity provider still knows them, and asks for no password.
      await beside.getByRole('button', { name: words.investor }).click()
      await expect(beside).toHaveURL(words.path)
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(dialog(page, words.ended)).toBeHidden()
      await expect(page.getByLabel(words.field)).toHaveValue('Jeanne')
    })
  })

test.describe('a session that seems to near its end', () => {
  const [words] = languages
  test.beforeEach(async ({ page }) => openForm(page, words))

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
    await expect(dialog(page, words.question)).toBeVisible()
  })

  test('is spoken of no more when another tab is used', async ({ page }) => {
    await changeSessionOf(page, { activeAtMs: Date.now() - idleMs + 110_000 })
    await page.clock.fastForward('28:10')
    await expect(dialog(page, words.question)).toBeVisible()
    await page.request.get(words.path)
    await page.clock.fastForward('00:16')
    await expect(dialog(page, words.question)).toBeHidden()
  })

  test('says when the portal does not answer to the wish to stay', async ({ page }) => {
    await changeSessionOf(page, { activeAtMs: Date.now() - idleMs + 110_000 })
    await page.clock.fastForward('28:10')
    await page.route('**/api/auth/session', (route) => route.fulfill({ body: 'no session' }))
    await page.getByRole('button', { name: words.keep }).press('Enter')
    await expect(page.getByRole('alert')).toHaveText(/Réessayez/)
    await page.unroute('**/api/auth/session')
    await page.keyboard.press('Escape')
    await expect(dialog(page, words.question)).toBeHidden()
    expect((await leftOf(page)).idleS).toBeGreaterThan(1700)
  })
})

test('who signs in where the session ended comes back to the page', async ({ page }) => {
  const [words] = languages
  await openForm(page, words)
  await changeSessionOf(page, { activeAtMs: 0 })
  await page.clock.fastForward('30:10')
  await page.getByRole('link', { name: words.here }).click()
  await expect(page).toHaveURL(`/connexion?callbackUrl=${encodeURIComponent(words.path)}`)
  await page.getByRole('button', { name: words.investor }).click()
  await expect(page).toHaveURL(words.path)
})
