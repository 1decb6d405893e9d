import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { test as base, expect } from '../../support/fixtures.ts'
import { pressOn } from '../../support/keyboard.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { startPortalBeside, type TestPortal } from '../../support/services.ts'

const tagManager = 'https://www.googletagmanager.com'

/** A portal of its own: all other tests have none with a tag manager. */
const test = base.extend<object, { ownPortal: TestPortal }>({
  ownPortal: [
    async ({ sandboxUrl }, use) => {
      const portal = await startPortalBeside(sandboxUrl, { GTM_ID: 'GTM-TEST1' })
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
  portalUrl: [async ({ ownPortal }, use) => use(ownPortal.portalUrl), { scope: 'worker' }],
})

const question = (page: Page) => page.getByRole('heading', { name: /compter vos visites|count your visits/ })

/** Stands for the tag manager, and counts how often it is asked for. */
async function serveTags(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(`${tagManager}/**`, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: 'window.tagsRan = dataLayer[0].event' })
  })
  return asked
}

// P-216
test.describe('before an answer', () => {
  test.use({ expectedConsole: [/status of (403|404|503)|Page Not Found/] })

  // Every route is a case of consent.test.ts.
  test('no page asks anything of another site, and each asks the visitor first', async ({ page }) => {
    for (const path of ['/', '/en/funds', '/connexion', '/resources', '/page-inconnue', '/cookies']) {
      await page.goto(path, { waitUntil: 'load' })
      await expect(question(page), path).toBeVisible()
    }
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga')
  })
})

// P-217
test('refusing takes one press, keeps what was typed, and is not asked again @phone', async ({ page }) => {
  await page.goto('/contact')
  await expectNoAxeViolations(page)
  await page.getByLabel('Prénom').fill('Jeanne')
  await page.getByRole('button', { name: 'Refuser' }).click()
  await expect(question(page)).toBeHidden()
  await expect(page.getByLabel('Prénom')).toHaveValue('Jeanne')
  await expect(page.getByText('Mesure d’audience refusée.')).toBeVisible()
  await page.goto('/en/funds')
  await expect(question(page)).toBeHidden()
  await page.getByRole('button', { name: 'Change my mind' }).click()
  await expect(question(page)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('by keyboard alone the question is refused, asked again, agreed to, and the consent withdrawn', async ({
  page,
}) => {
  const respond = (name: string) => page.getByRole('button', { name })
  await page.goto('/contact')
  await pressOn(respond('Refuser'), 'Enter')
  await expect(question(page)).toBeHidden()
  // The pressed button is gone: the next stop is in the page, not back at its beginning.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await pressOn(respond('Changer d’avis'), 'Enter')
  await expect(question(page)).toBeVisible()
  await waitForHydration(page)
  await pressOn(respond('Accepter'), 'Space')
  await expect(page.getByText('Mesure d’audience acceptée.')).toBeVisible()
  await pressOn(respond('Retirer mon accord'), 'Space')
  await expect(page.getByText('Mesure d’audience refusée.')).toBeVisible()
})

test.describe('after consent', () => {
  test.use({ agreedOrigins: [tagManager] })

  test('the next page loads the tag manager under its own policy, until consent is withdrawn', async ({
    page,
  }) => {
    const asked = await serveTags(page)
    await page.goto('/en/contact')
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(question(page)).toBeHidden()
    expect(asked).toEqual([])
    await page.getByRole('link', { name: 'Our funds' }).first().click()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagsRan'))).toBe('gtm.js')
    expect(asked).toEqual([`${tagManager}/gtm.js?id=GTM-TEST1`])
    await page.getByRole('button', { name: 'Withdraw my consent' }).click()
    await expect(page.getByText('Audience measurement refused.')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'tagsRan'))).toBeUndefined()
    expect(asked.length).toBe(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the question is answered, and taken back, all the same', async ({ page }) => {
    await page.goto('/en/funds?view=table')
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect(page).toHaveURL(/\/en\/funds\?view=table$/)
    await expect(question(page)).toBeHidden()
    await page.getByRole('button', { name: 'Change my mind' }).click()
    await expect(question(page)).toBeVisible()
  })
})
