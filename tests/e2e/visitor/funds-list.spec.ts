import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'

const languages = [
  {
    path: '/fonds',
    compare: '/fonds/comparer',
    title: 'Nos fonds',
    open: 'Souscription ouverte',
    closed: 'Souscription fermée',
    found: (count: string) => new RegExp(`^${count} fonds trouvés?$`),
    filters: 'Filtrer',
    clear: 'Effacer tous les filtres',
    search: 'Rechercher un fonds',
    submit: 'Rechercher',
    sort: 'Trier par',
    latest: 'Lancement le plus récent',
    launch: 'Lancement',
    table: 'Tableau',
    apply: 'Appliquer les filtres',
    add: 'Comparer',
    chosen: 'Fonds à comparer',
    compareBoth: 'Comparer ces deux fonds',
    next: 'Page suivante',
    none: 'Aucun fonds ne correspond à ces critères',
    beyond: 'Cette page n’existe pas',
    first: 'Revenir à la première page',
  },
  {
    path: '/en/funds',
    compare: '/en/funds/compare',
    title: 'Our funds',
    open: 'Open for subscription',
    closed: 'Closed for subscription',
    found: (count: string) => new RegExp(`^${count} funds? found$`),
    filters: 'Filter',
    clear: 'Clear all filters',
    search: 'Search for a fund',
    submit: 'Search',
    sort: 'Sort by',
    latest: 'Latest launch',
    launch: 'Launch',
    table: 'Table',
    apply: 'Apply the filters',
    add: 'Compare',
    chosen: 'Funds to compare',
    compareBoth: 'Compare these two funds',
    next: 'Next page',
    none: 'No fund matches these criteria',
    beyond: 'This page does not exist',
    first: 'Back to the first page',
  },
] as const

type Words = (typeof languages)[number]

const cards = (page: Page) => page.locator('section[aria-labelledby="funds-heading"] li:has(h3)')
const titles = (page: Page) => cards(page).locator('h3')
const resultCount = (page: Page) =>
  page.locator('section[aria-labelledby="funds-heading"] > div > [role="status"]')

/** How many funds the whole catalogue has in a state, from the counters. */
async function counterOf(page: Page, path: string, status: string): Promise<string> {
  const link = page.locator(`a[href="${path}?status=${status}"]`)
  return ((await link.locator('span').first().textContent()) ?? '').trim()
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess).toBeLessThanOrEqual(0)
}

for (const words of languages) {
  test.describe(`the funds list ${words.path}`, () => {
    const { path } = words

    test('shows a page of cards @phone', async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      expect(page.url()).toMatch(new RegExp(`${path}$`))
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await expect(resultCount(page)).toHaveText(words.found('64'))
      await expect(cards(page)).toHaveCount(24)
      await expectNoSidewaysScroll(page)
    })

    test('shows the same funds as a table @phone', async ({ page }) => {
      await page.goto(`${path}?view=table`)
      await expect(page.getByRole('rowheader')).toHaveCount(24)
      await expectNoSidewaysScroll(page)
    })

    // Few results have every control of a full page, and axe takes as long as there are elements.
    for (const query of [
      '?q=atlantique&compare=fnd-1&compare=fnd-2',
      '?q=atlantique&view=table',
      '?q=zzzz',
    ]) {
      test(`is accessible as ${query} @phone`, async ({ page }) => {
        await page.goto(`${path}${query}`)
        await expect(page.getByRole('link', { name: words.clear }).first()).toBeVisible()
        // At the end of the page the bar of chosen funds covers nothing that axe could find too small.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await expectNoAxeViolations(page)
      })
    }

    test('never hides the focus behind the bar of chosen funds @phone', async ({ page }) => {
      await page.goto(`${path}?status=open&compare=fnd-1&compare=fnd-2`)
      const bar = await page.getByRole('region', { name: words.chosen }).boundingBox()
      await titles(page).first().getByRole('link').focus()
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab')
        // The page scrolls smoothly: the place counts when it has arrived.
        await expect(async () => {
          const focused = await page.locator(':focus').boundingBox()
          expect(focused?.y).toBeLessThan(bar?.y ?? 0)
        }).toPass()
      }
    })

    test('applies a filter at once, keeps the focus, and goes back', async ({ page }) => {
      await page.goto(path)
      const count = await counterOf(page, path, 'open')
      const box = page.getByRole('checkbox', { name: words.open })
      await box.focus()
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(`${path}?status=open`)
      await expect(resultCount(page)).toHaveText(words.found(count))
      await expect(box).toBeChecked()
      await expect(box).toBeFocused()
      await page.goBack()
      await expect(box).not.toBeChecked()
      await expect(resultCount(page)).toHaveText(words.found('64'))
    })

    test('takes filters away one by one and all together', async ({ page }) => {
      await page.goto(`${path}?strategy=growth&status=open&status=closed&q=orvanne`)
      await page.locator(`a[aria-label*="${words.closed}"]`).click()
      await expect(page).toHaveURL(`${path}?strategy=growth&status=open&q=orvanne`)
      await expect(page.getByRole('checkbox', { name: words.closed })).not.toBeChecked()
      await page.getByRole('link', { name: words.clear }).first().click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('searchbox', { name: words.search })).toHaveValue('')
      await expect(resultCount(page)).toHaveText(words.found('64'))
    })

    test('searches while one writes', async ({ page }) => {
      await page.goto(path)
      const field = page.getByRole('searchbox', { name: words.search })
      await field.pressSequentially('atlantique')
      await expect(page).toHaveURL(`${path}?q=atlantique`)
      await expect(titles(page).first()).toContainText('Atlantique')
      await expect(field).toBeFocused()
      await field.fill('zzzz')
      await expect(page.getByRole('heading', { name: words.none })).toBeVisible()
      await expect(resultCount(page)).toHaveText(words.found('0'))
    })

    test('orders by list and by the headings of the table', async ({ page }) => {
      await page.goto(path)
      await page.getByRole('combobox', { name: words.sort }).selectOption({ label: words.latest })
      await expect(page).toHaveURL(`${path}?sort=-launchDate`)
      await page.getByRole('link', { name: words.table, exact: true }).click()
      const heading = page.getByRole('columnheader', { name: words.launch })
      await expect(heading).toHaveAttribute('aria-sort', 'descending')
      await heading.getByRole('link').click()
      await expect(page).toHaveURL(`${path}?sort=launchDate&view=table`)
      await expect(heading).toHaveAttribute('aria-sort', 'ascending')
      await expect(heading.getByRole('link')).toBeFocused()
    })

    test('leads on by pages, and says when there are no more', async ({ page }) => {
      await page.goto(path)
      const first = (await titles(page).first().textContent()) ?? ''
      await page.getByRole('link', { name: words.next }).click()
      await expect(page).toHaveURL(`${path}?page=2`)
      await expect(titles(page).first()).not.toHaveText(first)
      const response = await page.goto(`${path}?page=99`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: words.beyond })).toBeVisible()
      await page.getByRole('link', { name: words.first }).click()
      await expect(page).toHaveURL(path)
    })

    test('locks the comparison until exactly two funds are chosen, over several pages', async ({ page }) => {
      await page.goto(path)
      const bar = page.getByRole('region', { name: words.chosen })
      await expect(bar).toHaveCount(0)
      await chooseCard(page, words, 2)
      await expect(bar.getByRole('link', { name: words.compareBoth })).toHaveCount(0)
      await page.getByRole('link', { name: words.next }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(bar.getByRole('listitem')).toHaveCount(1)
      await chooseCard(page, words, 1)
      await expect(bar.getByRole('listitem')).toHaveCount(2)
      // A third one cannot be chosen: what is left of its link is text.
      await expect(cards(page).getByRole('link', { name: words.add })).toHaveCount(0)
      await bar.getByRole('link', { name: words.compareBoth }).click()
      await expect(page).toHaveURL(new RegExp(`${words.compare}\\?fund=[a-z0-9-]+&fund=[a-z0-9-]+$`))
      await expect(page.getByRole('table').first()).toBeVisible()
    })

    for (const query of [
      '?status=nope&page=abc&sort=price&view=grid',
      '?strategy=unheard-of',
      '?page=0&q=%20',
    ]) {
      test(`answers ${query} with the whole list`, async ({ page }) => {
        const response = await page.goto(`${path}${query}`)
        expect(response?.status()).toBe(200)
        await expect(resultCount(page)).toHaveText(words.found('64'))
      })
    }

    test('is for search engines without filters only', async ({ page }) => {
      const robots = page.locator('meta[name="robots"]')
      const canonical = page.locator('link[rel="canonical"]')
      await page.goto(`${path}?page=2`)
      await expect(robots).toHaveCount(0)
      await expect(canonical).toHaveAttribute('href', new RegExp(`${path}\\?page=2$`))
      await page.goto(`${path}?status=open`)
      await expect(robots).toHaveAttribute('content', 'noindex')
      await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`))
    })

    testWithoutScripts('filters, orders and searches by its form without scripts', async ({ page }) => {
      await page.goto(path)
      const count = await counterOf(page, path, 'closed')
      await page.getByRole('checkbox', { name: words.closed }).check()
      await page.getByRole('combobox', { name: words.sort }).selectOption({ label: words.latest })
      await page.getByRole('button', { name: words.apply }).click()
      await expect(page).toHaveURL(`${path}?status=closed&sort=-launchDate`)
      await expect(resultCount(page)).toHaveText(words.found(count))
      await expect(page.getByRole('checkbox', { name: words.closed })).toBeChecked()
      await page.getByRole('searchbox', { name: words.search }).fill('atlantique')
      await page.getByRole('button', { name: words.submit, exact: true }).click()
      await expect(page).toHaveURL(`${path}?status=closed&q=atlantique&sort=-launchDate`)
      await page.getByRole('link', { name: words.table, exact: true }).click()
      await expect(page.getByRole('rowheader').first()).toContainText('Atlantique')
    })

    testWithoutScripts('chooses two funds without scripts', async ({ page }) => {
      await page.goto(path)
      for (const index of [0, 1]) await chooseCard(page, words, index)
      await page.getByRole('link', { name: words.compareBoth }).click()
      await expect(page).toHaveURL(new RegExp(`${words.compare}\\?fund=.+&fund=.+`))
    })
  })
}

async function chooseCard(page: Page, words: Words, index: number): Promise<void> {
  await cards(page).nth(index).getByRole('link', { name: words.add }).click()
}

test('a telephone opens the filters as a sheet and sees the number of results change @phone', async ({
  page,
}) => {
  test.skip((page.viewportSize()?.width ?? 0) > 500, 'large screens show the filters as a column')
  await page.goto('/fonds')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await page.getByRole('checkbox', { name: 'Souscription ouverte' }).check()
  await expect(page.getByRole('button', { name: /^Voir 13 fonds$/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^Voir 13 fonds$/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Souscription ouverte' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filtrer (1)' })).toBeVisible()
})

test('the other language keeps filters and chosen funds', async ({ page }) => {
  await page.goto('/fonds?status=open&view=table&compare=fnd-1')
  await page.getByRole('link', { name: 'Read this page in English' }).click()
  await expect(page).toHaveURL('/en/funds?status=open&view=table&compare=fnd-1')
  await expect(page.getByRole('checkbox', { name: 'Open for subscription' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Funds to compare' })).toContainText('Orvanne Transmission')
})
