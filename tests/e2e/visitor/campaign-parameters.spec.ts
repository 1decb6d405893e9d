import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

/** Page of each kind that the page cache holds, with a parameter that it reads, if any. */
const pages = [
  '/',
  '/fonds?status=open',
  '/fonds/comparer',
  '/fonds/orvanne-croissance-iv?period=1y',
  '/fonds/orvanne-croissance-iv/documents',
  '/contact?subject=other',
  '/souscrire',
  '/plan-du-site',
  '/guide',
  '/guide/investir',
  '/guide/investir/comprendre-un-fonds-non-cote',
  '/en/analysis-and-trends?page=2',
  '/livre-blanc/premiers-pas-dans-le-non-cote',
  '/comment-souscrire',
] as const

/** Of campaigns: the server renders a cached page without them. */
const campaign = 'utm_source=letter&utm_campaign=a%20b&gclid=1&fbclid=2'

const cases = [
  ...pages.map((path) => ({ path, query: campaign, name: 'campaign parameters' })),
  // A page with an unknown parameter is rendered for its visitor.
  { path: '/fonds', query: `unknown=1&${campaign}`, name: 'an unknown parameter' },
]

const withParameters = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`

/** Serves a page without its scripts; the returned function releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const fields =
  'main input:is([type=text], [type=search], [type=email], :not([type])):visible, main textarea:visible'

/** Types into the first field that the page has as the server sent it. */
async function typeIntoFirst(page: Page, text: string): Promise<void> {
  const field = page.locator(fields).first()
  if ((await field.count()) > 0) await field.fill(text)
}

const markParts = () => {
  for (const part of document.querySelectorAll('main, main h1, main form, main input'))
    Object.assign(part, { isAsSent: true })
}

const partsDrawnAnew = () =>
  [...document.querySelectorAll('main, main h1, main form, main input')]
    .filter((part) => !('isAsSent' in part))
    .map(({ outerHTML }) => outerHTML.slice(0, 200))

for (const { path, query, name } of cases)
  test(`${path} with ${name} is hydrated as it was sent, and keeps what was typed`, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/_serverFn/')) calls.push(request.url())
    })
    const release = await holdScripts(page)
    const opened = page.goto(withParameters(path, query), { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await page.evaluate(markParts)
    await typeIntoFirst(page, 'as typed')
    release()
    await opened
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await page.waitForLoadState('networkidle')
    // The list of funds searches for the typed text, and renders its results anew.
    const isFundList = /^\/fonds(\?|$)/.test(path)
    if (!isFundList) expect(await page.evaluate(partsDrawnAnew), 'parts that were drawn anew').toEqual([])
    // A white book's draft is shown once, so its data are never fresh.
    if (!isFundList && !path.startsWith('/livre-blanc/'))
      expect(calls, 'data that were asked for again').toEqual([])
    const field = page.locator(fields).first()
    if ((await field.count()) > 0) await expect(field).toHaveValue('as typed')
  })
