import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'

const texts = {
  privacy: '/donnees-personnelles',
  alternate: '/en/privacy',
  title: 'Données personnelles',
  alternateTitle: 'Personal data',
  contents: 'Sur cette page',
  chapter: 'Vos droits',
  anchor: '#vos-droits',
  table: 'Finalités, bases légales et durées',
  steps: '/comment-souscrire',
  nested: '/a-propos/durabilite',
  reviewed: /^Vérifié le \d/,
} as const

const main = (page: Page) => page.getByRole('main')
const contents = (page: Page, name: string) => main(page).getByRole('navigation', { name })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

test.describe('a page of editors', () => {
  // P-256
  test('reads, has nothing for axe to find, and scrolls its table and not itself @phone', async ({
    page,
  }) => {
    const response = await page.goto(texts.privacy)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    await expect(main(page).getByText(texts.reviewed)).toBeVisible()
    await expect(main(page).getByRole('region', { name: texts.table }).getByRole('table')).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
  })

  // P-256
  for (const path of ['/a-propos', '/en/authors/helene-vauquelin'])
    test(`${path} has nothing for axe to find @phone`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expectNoAxeViolations(page)
    })

  // P-041
  test('leads to its chapters @phone', async ({ page }) => {
    await page.goto(texts.privacy)
    if (isPhone(page)) await main(page).locator('summary', { hasText: texts.contents }).click()
    await contents(page, texts.contents).getByRole('link', { name: texts.chapter }).click()
    await expect(page).toHaveURL(new RegExp(`${texts.anchor}$`))
    await expect(main(page).getByRole('heading', { name: texts.chapter })).toBeInViewport()
  })

  test('is the same page in the other language', async ({ page }) => {
    await page.goto(texts.privacy)
    await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveCount(1)
    await page.locator(`a[href="${texts.alternate}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.alternateTitle)
    await expect(page).toHaveURL(new RegExp(`${texts.alternate}$`))
  })

  test('opens the responses to its questions', async ({ page }) => {
    await page.goto(texts.steps)
    const question = main(page).locator('details').last()
    const reply = question.locator('p').first()
    await expect(reply).toBeHidden()
    await question.locator('summary').click()
    await expect(reply).toBeVisible()
    await expectNoAxeViolations(page)
  })

  testWithoutScripts('works without scripts @phone', async ({ page }) => {
    await page.goto(texts.privacy)
    if (isPhone(page)) await main(page).locator('summary', { hasText: texts.contents }).click()
    await contents(page, texts.contents).getByRole('link', { name: texts.chapter }).click()
    await expect(main(page).getByRole('heading', { name: texts.chapter })).toBeInViewport()
    await page.goto(texts.steps)
    const question = main(page).locator('details').last()
    await question.locator('summary').click()
    await expect(question.locator('p').first()).toBeVisible()
  })
})

test('stays where its visitor scrolled before the scripts came, and starts the next page at its top', async ({
  page,
  context,
}) => {
  const scripts = Promise.withResolvers<void>()
  await context.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.fallback()
  })
  const opened = page.goto(texts.privacy)
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  scripts.resolve()
  await opened
  await expect(last).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click()
  await expect(page).toHaveURL('/plan-du-site')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})
