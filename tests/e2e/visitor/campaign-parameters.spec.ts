import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { holdScripts } from '../../support/held-requests.ts'
import { waitForHydration } from '../../support/page-watch.ts'

/** Page of each kind that the page cache holds, with a parameter that it reads, if any. */
const pages = [
  '/',
  '/fonds/comparer',
  '/fonds/orvanne-croissance-iv?period=1y',
  '/fonds/orvanne-croissance-iv/documents',
  '/souscrire',
  '/plan-du-site',
  '/guide',
  '/guide/investir',
  '/guide/investir/comprendre-un-fonds-non-cote',
  '/en/analysis-and-trends?page=2',
  '/comment-souscrire',
] as const

/** Those in which one can type. */
const pagesWithFields = [
  '/fonds?status=open',
  '/contact?subject=other',
  '/livre-blanc/premiers-pas-dans-le-non-cote',
] as const

/** Of campaigns: the server renders a cached page without them. */
const campaign = 'utm_source=letter&utm_campaign=a%20b&gclid=1&fbclid=2'

const cases = [
  ...pages.map((path) => ({ path, query: campaign, name: 'campaign parameters', hasField: false })),
  ...pagesWithFields.map((path) => ({ path, query: campaign, name: 'campaign parameters', hasField: true })),
  // A page with an unknown parameter is rendered for its visitor.
  { path: '/fonds', query: `unknown=1&${campaign}`, name: 'an unknown parameter', hasField: true },
]

const withParameters = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`

const fields =
  'main input:is([type=text], [type=search], [type=email], :not([type])):visible, main textarea:visible'

const markParts = () => {
  for (const part of document.querySelectorAll('main, main h1, main form, main input'))
    Object.assign(part, { isAsSent: true })
}

const allParts = 'main, main h1, main form, main input'

const partsDrawnAnew = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((part) => !('isAsSent' in part))
    .map(({ outerHTML }) => outerHTML.slice(0, 200))

/** Opens a page, acts on it as the server sent it, and lets its scripts run; returns the calls that they make. */
async function openAsSent(page: Page, address: string, act: () => Promise<void>): Promise<string[]> {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) calls.push(request.url())
  })
  const release = await holdScripts(page)
  const opened = page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(markParts)
  await act()
  release()
  await opened
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  return calls
}

for (const { hasField, name, path, query } of cases) {
  const address = withParameters(path, query)
  test(`${path} with ${name} is hydrated as it was sent`, async ({ page }) => {
    const calls = await openAsSent(page, address, async () => {
      // Where one can type, the next test does.
      expect((await page.locator(fields).count()) > 0, 'has a field').toBe(hasField)
    })
    expect(await page.evaluate(partsDrawnAnew, allParts), 'parts that were drawn anew').toEqual([])
    expect(calls, 'data that were asked for again').toEqual([])
  })

  if (!hasField) continue

  test(`${path} with ${name} keeps what was typed`, async ({ page }) => {
    const field = page.locator(fields).first()
    await openAsSent(page, address, () => field.fill('as typed'))
    await expect(field).toHaveValue('as typed')
    // The list of funds searches for the typed text, and renders its results anew; its field stays.
    const stays = /^\/fonds(\?|$)/.test(path) ? 'main input[type=search]' : allParts
    expect(await page.evaluate(partsDrawnAnew, stays), 'parts that were drawn anew').toEqual([])
  })
}
