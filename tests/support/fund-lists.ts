import { expect, type Page } from '@playwright/test'

/** The two lists with the words that their tests look for. */
export const fundLists = [
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

export type FundListWords = (typeof fundLists)[number]

/** Cards of the results. */
export const cards = (page: Page) => page.locator('section[aria-labelledby="funds-heading"] li:has(h3)')
/** Names of the funds on the cards. */
export const titles = (page: Page) => cards(page).locator('h3')
/** The announced number of results. */
export const resultCount = (page: Page) =>
  page.locator('section[aria-labelledby="funds-heading"] > div > [role="status"]')

/** How many funds the whole catalogue has in a state, from the counters. */
export async function counterOf(page: Page, path: string, status: string): Promise<string> {
  const link = page.locator(`a[href="${path}?status=${status}"]`)
  return ((await link.locator('span').first().textContent()) ?? '').trim()
}

/** Expects the page to be no wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess).toBeLessThanOrEqual(0)
}

/** Chooses the fund of a card for comparison. */
export async function chooseCard(page: Page, words: FundListWords, index: number): Promise<void> {
  await cards(page).nth(index).getByRole('link', { name: words.add }).click()
}
