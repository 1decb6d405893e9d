import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

/** Reports whether React has hydrated the element that holds a text. */
const isTakenOver = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => Object.keys(element).some((name) => name.startsWith('__react')))

const textOf = async (element: Locator) => (await element.textContent()) ?? ''

test('an article is left as it came, and the next one is drawn in its place', async ({ page }) => {
  await page.goto('/en/analysis-and-trends')
  await page.locator('main li h2 a').first().click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL(/\/analysis-and-trends\/[^/]+\/[^/]+$/)
  await page.reload()
  const first = await textOf(title)
  const paragraphs = page.locator('main article p')
  const firstBody = await paragraphs.allTextContents()
  expect(await isTakenOver(page, first)).toBe(false)
  const next = page.locator('main section li h3 a').last()
  const second = await textOf(next)
  await next.click()
  await expect(title).toHaveText(second)
  expect(await paragraphs.allTextContents()).not.toEqual(firstBody)

  await page.goBack()
  await expect(title).toHaveText(first)
  expect(await paragraphs.allTextContents()).toEqual(firstBody)
})

test('a fund is left as it came, and is there again after another page', async ({ page }) => {
  await page.goto('/en/funds')
  await page.locator('main li h3 a').first().click()
  await expect(page).toHaveURL(/\/en\/funds\/[^/]+$/)
  await page.reload()
  const title = page.getByRole('heading', { level: 1 })
  const name = await textOf(title)
  const facts = page.getByRole('complementary')
  const told = await textOf(facts)
  expect(await isTakenOver(page, name)).toBe(false)

  await page.getByRole('link', { name: 'Documents', exact: true }).first().click()
  await expect(page).toHaveURL(/\/documents#fund-pages$/)
  expect(await textOf(facts)).toBe(told)
  await page.locator('main').getByRole('link', { name: 'Funds', exact: true }).click()
  await expect(page).toHaveURL('/en/funds')
  await page.goBack()
  await expect(page).toHaveURL(/\/documents#fund-pages$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/funds\/[^/]+$/)
  await expect(title).toHaveText(name)
  expect(await textOf(facts)).toBe(told)
})

test('a card whose fund stays on the list is left as it came', async ({ page }) => {
  await page.goto('/en/funds')
  const title = page.locator('main li h3').last()
  const name = await textOf(title)
  const card = await title.evaluateHandle((heading) => heading.closest('[data-fragment="fund-card"]'))
  await page.getByRole('searchbox').fill(name)
  await expect(page.locator('main li h3').first()).toHaveText(name)
  await expect(page.getByRole('status')).not.toHaveText(/^64/)
  expect(await card.evaluate((part) => part?.isConnected)).toBe(true)
})

// P-113
test('the page of a link is fetched when it is pointed at for a second, and not before', async ({ page }) => {
  await page.goto('/en/funds')
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const link = page.locator('main li h3 a').first()
  const fetched = page.waitForRequest((request) => request.url().includes('/_serverFn/'))
  await link.hover()
  expect(calls.filter((path) => path.startsWith('/_serverFn/'))).toEqual([])
  await fetched
  await expect(page).toHaveURL('/en/funds')
})

test('a page of editors and the footer, carried as HTML alone, are there after another page and back', async ({
  page,
}) => {
  await page.goto('/mentions-legales')
  const body = page.locator('main .prose')
  const footer = page.locator('body footer').last()
  const [written, foot] = [await body.innerHTML(), await textOf(footer)]
  expect(written.length).toBeGreaterThan(1000)
  const document = await page.evaluate(() => fetch(location.href).then((response) => response.text()))
  expect(
    document.split('indépendante, spécialisée dans les fonds non cotés. Les informations').length - 1,
  ).toBe(1)

  await footer.getByRole('link', { name: 'Comment souscrire' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Mentions légales')
  expect(await textOf(footer)).toBe(foot)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
  expect(await body.innerHTML()).toBe(written)
})

test('the web manifest is named once the scripts are there', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest')
})

/** Collects the contents of the script files that a page loads from now on. */
function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name !== undefined) names.push(name)
  })
  return names
}

/** Keeps files from coming until they are let go. */
async function holdBack(page: Page, files: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = page.waitForRequest((request) => files.test(request.url()))
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return { asked, letGo: resolve }
}

for (const [kind, path, next] of [
  ['a list of texts', '/en/guide', 'main li h2 a'],
  ['the home page', '/en', 'main section li h3 a[href*="analysis-and-trends"]'],
  ['the catalogue', '/en/funds', 'main li h3 a'],
  ['a page of editors', '/en/how-to-subscribe', 'footer a[href="/en/funds"]'],
] as const) {
  test(`${kind} loads nothing that draws static fragments before another page is opened`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts.filter((name) => /^static-/.test(name))).toEqual([])
    const title = page.getByRole('heading', { level: 1 })
    const first = await textOf(title)
    await page.locator(next).first().click()
    await expect(title).not.toHaveText(first)
    expect(scripts.filter((name) => /^static-/.test(name)).length).toBeGreaterThan(0)
  })
}

test('a page stays until the next one can be drawn whole', async ({ page }) => {
  await page.goto('/en/funds', { waitUntil: 'networkidle' })
  const title = page.getByRole('heading', { level: 1 })
  const first = await textOf(title)
  const cards = await page.locator('main li h3').count()
  const { asked, letGo } = await holdBack(page, /\/assets\/static-texts-[\w-]+\.js$/)
  await page.locator('header').getByRole('link', { name: 'Orvanne' }).first().click()
  await asked
  await page.waitForLoadState('networkidle')
  expect(await textOf(title)).toBe(first)
  expect(await page.locator('main li h3').count()).toBe(cards)

  // Looked at in the same frame as the new title: nothing of the page comes after it.
  const whole = page.evaluate(
    (before) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look)
          else resolve(document.querySelectorAll('main section').length)
        }
        look()
      }),
    first,
  )
  letGo()
  expect(await whole).toBeGreaterThan(3)
  await expect(page).toHaveURL(/\/en$/)
})

/** Watches each frame from now on; reports those in which the page had no title or almost no text. */
async function watchForHoles(page: Page): Promise<() => Promise<string[]>> {
  const holes = await page.evaluateHandle(() => {
    const seen: string[] = []
    const look = () => {
      const [main, title] = [document.querySelector('main'), document.querySelector('h1')]
      const text = main?.textContent ?? ''
      if (!title?.textContent || text.length < 300 || !document.querySelector('header nav a'))
        seen.push(`${location.pathname}: ${text.slice(0, 80)}`)
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  return () => holes.jsonValue()
}

test('a visit from page to page, with files that are slow, never shows a page that is not whole', async ({
  page,
}) => {
  await page.goto('/en')
  await page.route(/\/assets\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    await route.continue()
  })
  const holes = await watchForHoles(page)
  const title = page.getByRole('heading', { level: 1 })
  const leave = async (step: () => Promise<unknown>) => {
    const before = await textOf(title)
    await step()
    await expect(title).not.toHaveText(before)
  }
  const link = (selector: string) => () => page.locator(selector).last().click()
  await leave(link('main section li h3 a[href*="/analysis-and-trends/"]'))
  await leave(link('main section li h3 a[href*="/analysis-and-trends/"]'))
  await leave(() => page.goBack())
  await leave(() => page.goBack())
  await leave(() => page.goForward())
  await leave(() => page.getByRole('contentinfo').getByRole('link', { name: 'All funds' }).first().click())
  await leave(link('main li h3 a'))
  await leave(() => page.goBack())
  await leave(() => page.locator('header a[hreflang^="fr"]').first().click())
  await leave(() => page.getByRole('contentinfo').getByRole('link', { name: 'Comment souscrire' }).click())
  expect(await holes()).toEqual([])
})

test('the menu marks the page that was opened', async ({ page }) => {
  await page.goto('/en/how-to-subscribe')
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  const funds = menu.locator('[aria-current]', { hasText: 'Funds' })
  const names = await textOf(menu)
  await expect(funds).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'All funds' }).first().click()
  await expect(page).toHaveURL(/\/en\/funds$/)
  await expect(funds.first()).toBeVisible()
  expect(await textOf(menu)).toBe(names)
})

test.describe('what draws a part is gone', () => {
  test.use({ expectedConsole: [/Failed to (load|fetch)|dynamically imported|Error 500|ERR_FAILED/] })

  test('so the page is loaded anew when a newer build is out', async ({ page }) => {
    await page.goto('/en/funds', { waitUntil: 'networkidle' })
    await page.route('**/api/build.json', (route) => route.fulfill({ json: { id: 'next' } }))
    await page.route(/\/assets\/static-texts-[\w-]+\.js$/, (route) => route.abort())
    const loaded = page.waitForEvent('domcontentloaded')
    await page.locator('header').getByRole('link', { name: 'Orvanne' }).first().click()
    await loaded
    await expect(page).toHaveURL(/\/en$/)
    await expect(page.locator('main section').nth(3)).toBeVisible()
  })
})
