import { test as base, type Page } from '@playwright/test'
import { expect } from '../../support/fixtures.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { sampled } from '../../support/sampled.ts'
import { startPortalBeside, type TestPortal } from '../../support/services.ts'
import { type Account, demoEditor, demoInvestor, openSession } from '../../support/sign-in.ts'

/*
 * Each script that any kind of page loads by itself, whether the server's HTML names it or another script asks for it
 * later, is refused once as content blockers do: on the first kind that loads it, which is the only one for scripts of
 * its own. `npm test` refuses some of each kind, from the entry to those that are asked for last, and so most of those
 * that kinds share; `npm run proof -- scripts` refuses each on every kind that loads it. All tabs of a kind share one
 * context, whose cache spares them the other scripts, and the browser itself refuses: a route in the test would end the
 * caching.
 */
/** `npm run proof`: scripts of several kinds of pages are refused on each. */
const refusesOnEachKind = process.env.PROOF_SCRIPTS === 'all'

/** Of the scripts that a kind is the first to be tried with. */
const mostScripts = 3

/** Scripts that were refused on an earlier kind of page; the tests of this file run one after the other. */
const refused = new Set<string>()

/** Without the watch of errors: a script that is refused is one. A portal with the question, which all others lack. */
const test = base.extend<object, { ownPortal: TestPortal }>({
  ownPortal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
    async ({}, use) => {
      const portal = await startPortalBeside(process.env.SANDBOX_URL ?? '', { GTM_ID: 'GTM-TEST1' })
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownPortal }, use) => use(ownPortal.portalUrl),
})

/** The shared portal, at which the identity provider knows where to lead back to. */
const testOfAccount = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
  baseURL: async ({}, use) => use(process.env.PORTAL_URL),
})

test.describe.configure({ mode: 'default' })

const question = (page: Page) => page.getByRole('heading', { name: /compter vos visites|count your visits/ })

/** Returns the parts of a page that must be present whatever scripts are refused. */
async function read(page: Page) {
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const controls = await page
    .locator('main form :is(input, select, textarea):not([type="hidden"])')
    .evaluateAll((all) => all.map((control) => control.getAttribute('name')))
  return { heading, controls, asks: await question(page).isVisible() }
}

/** Waits until the page has been taken over, or is left as it was sent. */
const settle = (page: Page) =>
  page.waitForFunction(() => {
    const { hydrated, scripts } = document.documentElement.dataset
    return hydrated === 'true' || scripts === undefined
  })

/** Returns the URLs of the scripts that a page loads. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const tab = await page.context().newPage()
  const asked = new Set<string>()
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.*\.js$/.test(pathname)) asked.add(pathname)
  })
  await tab.goto(path)
  await waitForHydration(tab)
  await tab.waitForLoadState('networkidle')
  await tab.close()
  return [...asked]
}

/** Reads a page of the same session as the server sends it. */
async function readAsSent(page: Page, path: string) {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ storageState, javaScriptEnabled: false })
  const tab = await context.newPage()
  await tab.goto(new URL(path, page.url()).href)
  const sent = await read(tab)
  await context.close()
  return sent
}

/** Moves over a page and its forms, some scripts of which are only then asked for. */
const moveOver = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-form] form, main'))
      part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })

/** Fonts and pictures, which take time and which nothing here looks at. */
const decoration = ['*.woff2', '*.webp', '*.avif', '*.jpg', '*.png']

/** Opens a page in a tab of its own, in which the browser refuses a script; returns once it has refused it. */
async function openWithout(page: Page, path: string, script: string): Promise<Page> {
  const tab = await page.context().newPage()
  const client = await page.context().newCDPSession(tab)
  await client.send('Network.enable')
  await client.send('Network.setBlockedURLs', { urls: [`*${script}`, ...decoration] })
  const failed = new Set<string>()
  tab.on('requestfailed', (request) => failed.add(new URL(request.url()).pathname))
  await tab.goto(path, { waitUntil: 'commit' })
  await expect(async () => {
    await moveOver(tab)
    expect([...failed]).toContain(script)
  }).toPass({ intervals: [50], timeout: 60_000 })
  await settle(tab)
  return tab
}

const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(true), { timeout: 1000 })))

/** Refuses scripts of a page in turn. */
async function refuseEach(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(path)
  const scripts = await scriptsOf(page, path)
  expect(scripts.length).toBeGreaterThan(5)
  const sent = await readAsSent(page, path)
  const untried = scripts.filter((one) => refusesOnEachKind || !refused.has(one))
  for (const script of sampled(untried, mostScripts)) {
    const tab = await openWithout(page, path, script)
    // The page may be asked for again meanwhile.
    await expect(async () => {
      await waitUntilIdle(tab)
      expect(await read(tab), `${script} is refused`).toEqual(sent)
    }).toPass({ timeout: 60_000 })
    await tab.close()
    refused.add(script)
  }
}

const firstLink = async (page: Page, path: string, selector: string): Promise<string> => {
  await page.goto(path)
  return (await page.locator(selector).first().getAttribute('href')) ?? path
}

const kinds: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  'the home page': async () => '/',
  'the catalogue': async () => '/en/funds',
  'the catalogue as a table': async () => '/en/funds?view=table',
  'a fund': (page) => firstLink(page, '/en/funds', 'main li h3 a'),
  'a text': (page) => firstLink(page, '/en/analysis-and-trends', 'main li h2 a'),
  'the contact form': async () => '/contact',
  'a registration': async () => '/investisseur/inscription?person=natural',
  'the search': async () => '/en/search?q=fund',
  'a comparison': async () => '/en/funds/compare?fund=fnd-21&fund=fnd-58',
  'the set of calculators': async () => '/en/calculators',
  'a white book': (page) => firstLink(page, '/en/sitemap', 'main a[href^="/en/white-book/"]'),
}

// P-261
for (const [kind, addressOf] of Object.entries(kinds)) {
  test(`${kind} stays as the server sent it, whichever of its scripts is refused (issue 29, 22)`, async ({
    page,
  }) => {
    test.slow()
    await refuseEach(page, await addressOf(page))
    await expect(question(page)).toBeVisible()
  })
}

const signedInPages: readonly (readonly [kind: string, account: Account, path: string])[] = [
  ['an account', demoInvestor, '/en/my-account'],
  ['the own home with its charts', demoInvestor, '/en'],
  ['a form of an advisor', { email: 'advisor@cgp-demo.example', client: 'partner' }, '/en/subscribe'],
  ['a page of staff with its charts', demoEditor, '/en/team-space/figures'],
]

for (const [kind, account, path] of signedInPages)
  testOfAccount(
    `${kind} stays as the server sent it, whichever of its scripts is refused (issue 29, 22)`,
    async ({ page }) => {
      testOfAccount.slow()
      await openSession(page, account)
      await refuseEach(page, path)
    },
  )

test('without the script of the question, the page works and the question is answered by its form', async ({
  page,
}) => {
  await page.goto('/contact')
  await waitForHydration(page)
  const notice = await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const texts = files
      .filter((name) => name.endsWith('.js'))
      .map(async (name) => [name, await (await fetch(name)).text()])
    return (await Promise.all(texts)).find(([, text]) => text?.includes('gtm.start'))?.[0]
  })
  expect(notice).toBeDefined()
  await page.route(String(notice), (route) => route.abort('blockedbyclient'))
  await page.reload()
  await expect(page.locator('html[data-hydrated="true"]')).toHaveCount(1)
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await expect(question(page)).toBeHidden()
})
