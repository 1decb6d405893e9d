import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'

const languages = [
  {
    privacy: '/donnees-personnelles',
    twin: '/en/privacy',
    title: 'Données personnelles',
    twinTitle: 'Personal data',
    contents: 'Sur cette page',
    chapter: 'Vos droits',
    anchor: '#vos-droits',
    table: 'Finalités, bases légales et durées',
    steps: '/comment-souscrire',
    nested: '/a-propos/durabilite',
    reviewed: /^Vérifié le \d/,
  },
  {
    privacy: '/en/privacy',
    twin: '/donnees-personnelles',
    title: 'Personal data',
    twinTitle: 'Données personnelles',
    contents: 'On this page',
    chapter: 'Your rights',
    anchor: '#your-rights',
    table: /./,
    steps: '/en/how-to-subscribe',
    nested: '/en/about/sustainability',
    reviewed: /^Reviewed on \w/,
  },
] as const

const main = (page: Page) => page.getByRole('main')
const contents = (page: Page, name: string) => main(page).getByRole('navigation', { name })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

for (const words of languages) {
  test.describe(words.privacy, () => {
    test('reads, has nothing for axe to find, and scrolls its table and not itself @phone', async ({
      page,
    }) => {
      const response = await page.goto(words.privacy)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await expect(main(page).getByText(words.reviewed)).toBeVisible()
      await expect(main(page).getByRole('region', { name: words.table }).getByRole('table')).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await expectNoAxeViolations(page)
    })

    test('leads to its chapters @phone', async ({ page }) => {
      await page.goto(words.privacy)
      if (isPhone(page)) await main(page).locator('summary', { hasText: words.contents }).click()
      await contents(page, words.contents).getByRole('link', { name: words.chapter }).click()
      await expect(page).toHaveURL(new RegExp(`${words.anchor}$`))
      await expect(main(page).getByRole('heading', { name: words.chapter })).toBeInViewport()
    })

    test('is the same page in the other language', async ({ page }) => {
      await page.goto(words.privacy)
      await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveCount(1)
      await page.locator(`a[href="${words.twin}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.twinTitle)
      await expect(page).toHaveURL(new RegExp(`${words.twin}$`))
    })

    test('opens the answers to its questions', async ({ page }) => {
      await page.goto(words.steps)
      const question = main(page).locator('details').last()
      const answer = question.locator('p').first()
      await expect(answer).toBeHidden()
      await question.locator('summary').click()
      await expect(answer).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('is found at an address of several segments', async ({ page }) => {
      const response = await page.goto(words.nested)
      expect(response?.status()).toBe(200)
      await expectNoAxeViolations(page)
    })

    testWithoutScripts('works without scripts @phone', async ({ page }) => {
      await page.goto(words.privacy)
      if (isPhone(page)) await main(page).locator('summary', { hasText: words.contents }).click()
      await contents(page, words.contents).getByRole('link', { name: words.chapter }).click()
      await expect(main(page).getByRole('heading', { name: words.chapter })).toBeInViewport()
      await page.goto(words.steps)
      const question = main(page).locator('details').last()
      await question.locator('summary').click()
      await expect(question.locator('p').first()).toBeVisible()
    })
  })
}

test('a link that leaves the portal says so and opens a tab of its own', async ({ page }) => {
  await page.goto('/donnees-personnelles')
  const link = main(page).getByRole('link', { name: /plaintes en ligne \(nouvel onglet\)/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'external noopener noreferrer')
})

test('stays where its visitor scrolled before the scripts came, and starts the next page at its top', async ({
  page,
  context,
}) => {
  const [french] = languages
  const scripts = Promise.withResolvers<void>()
  await context.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.fallback()
  })
  const opened = page.goto(french.privacy)
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  scripts.resolve()
  await opened
  await expect(last).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click()
  await expect(page).toHaveURL('/plan-du-site')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})
