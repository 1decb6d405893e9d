import { type Browser, test as base, type Page } from '@playwright/test'
import { expect } from '../../support/fixtures.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { startPortalBeside, type TestPortal } from '../../support/services.ts'
import { type Account, demoEditor, demoInvestor, openSession } from '../../support/sign-in.ts'

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
const testOfAccount = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
  baseURL: async ({}, use) => use(process.env.PORTAL_URL),
})

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
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.*\.js$/.test(pathname)) asked.add(pathname)
  })
  await page.goto(path)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  return [...asked]
}

/** A page of the same session in a browser of its own, which has nothing in its cache. */
async function openBeside(
  browser: Browser,
  page: Page,
  options: { readonly javaScriptEnabled?: boolean } = {},
) {
  const storageState = await page.context().storageState()
  const baseURL = new URL(page.url()).origin
  const context = await browser.newContext({ ...options, storageState, baseURL })
  return { context, beside: await context.newPage() }
}

const firstLink = async (page: Page, path: string, selector: string): Promise<string> => {
  await page.goto(path)
  return (await page.locator(selector).first().getAttribute('href')) ?? path
}

const home = '/'

const kinds: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  'the home page': async () => home,
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

/** `npm run proof` refuses the scripts that all pages share on each page, not on one alone. */
const refusesShared = process.env.PROOF_SCRIPTS === 'all'

/** The scripts to refuse on a page: its own, and on the home page those that it shares with the others. */
async function scriptsToRefuse(browser: Browser, page: Page, path: string): Promise<string[]> {
  const scripts = await scriptsOf(page, path)
  expect(scripts.length).toBeGreaterThan(5)
  if (refusesShared || path === home) return scripts
  const { context, beside } = await openBeside(browser, page)
  const shared = new Set(await scriptsOf(beside, home))
  await context.close()
  const own = scripts.filter((script) => !shared.has(script))
  expect(own.length).toBeGreaterThan(0)
  return own
}

/** Refuses scripts of a page in turn. */
async function refuseEach(browser: Browser, page: Page, path: string): Promise<void> {
  const scripts = await scriptsToRefuse(browser, page, path)
  const without = await openBeside(browser, page, { javaScriptEnabled: false })
  await without.beside.goto(path)
  const sent = await read(without.beside)
  await without.context.close()
  for (const script of scripts) {
    const { context, beside } = await openBeside(browser, page)
    await beside.route(`**${script}`, (route) => route.abort('blockedbyclient'))
    await beside.goto(path)
    await settle(beside)
    // The page may be asked for again meanwhile.
    await expect(async () => expect(await read(beside), `${script} is refused`).toEqual(sent)).toPass()
    await context.close()
  }
}

// P-261
for (const [kind, addressOf] of Object.entries(kinds)) {
  test(`${kind} stays as the server sent it, whichever of its scripts is refused (issue 29, 22)`, async ({
    browser,
    page,
  }) => {
    test.slow()
    const path = await addressOf(page)
    await refuseEach(browser, page, path)
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
    async ({ browser, page }) => {
      testOfAccount.slow()
      await openSession(page, account)
      await refuseEach(browser, page, path)
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
