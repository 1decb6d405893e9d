import { test as base, type Page } from '@playwright/test'
import { expect, testFromElsewhere as test } from '../../support/fixtures.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { formsOfPage, holdScripts, putValues, takeForms } from '../../support/prefilled-fields.ts'
import { type Account, openSession } from '../../support/sign-in.ts'

const investor: Account = { email: 'investor@sandbox.example', client: 'investor' }
const partner: Account = { email: 'partner-one@mutuelle-demo.example', client: 'partner' }
const advisor: Account = { email: 'advisor@cgp-demo.example', client: 'partner' }
const editor: Account = { email: 'desk@sandbox.example', client: 'staff' }

/** Pages with forms that have fields, each with the required account and its number of such forms. */
const pages: readonly (readonly [path: string, account: Account | null, forms: number])[] = [
  ['/contact', null, 1],
  ['/en/white-book', null, 1],
  ['/connexion/equipe', null, 1],
  ['/en/verify', null, 1],
  ['/investisseur/inscription?person=natural', null, 1],
  ['/en/investor/register?person=legal', null, 1],
  ['/partenaire/inscription', null, 1],
  ['/en/login/team/forgot-password', null, 1],
  ['/connexion/equipe/nouveau-mot-de-passe?code=any', null, 1],
  ['/en/login/team/register', null, 1],
  ['/connexion/equipe/confirmer-son-adresse', null, 1],
  ['/en/reset-my-password', null, 1],
  ['/partner/email-not-verified', null, 1],
  ['/mon-compte/modifier', investor, 1],
  ['/en/my-account/security', investor, 1],
  ['/mon-compte/securite/double-authentification', investor, 1],
  ['/en/my-account/users', partner, 2],
  ['/mon-compte/equipe', partner, 1],
  ['/en/subscribe', advisor, 1],
  ['/en/team-space/password', editor, 1],
]

async function addressOf(page: Page, path: string): Promise<string> {
  if (path !== '/en/white-book') return path
  const response = await page.request.get('/en/sitemap')
  return /\/en\/white-book\/[\w-]+/.exec(await response.text())?.[0] ?? path
}

/** Sends each form of a page and compares the received values with those in its fields. */
async function sendAndCompare(
  page: Page,
  taken: ReadonlyMap<string, URLSearchParams>,
  put: readonly (readonly (readonly [string, string])[])[],
): Promise<void> {
  for (const [index, fields] of put.entries()) {
    expect(fields.length).toBeGreaterThan(0)
    const form = page.locator(formsOfPage).nth(index)
    const address = (await form.getAttribute('action')) ?? ''
    const first = form.locator('input:not([type="hidden"]), textarea, select').first()
    // Coming to a field and leaving it draws it again.
    await first.focus()
    await first.blur()
    await form.locator('[type="submit"]').last().click()
    await expect.poll(() => taken.has(address), { message: `${address} was sent` }).toBe(true)
    const sent = [...(taken.get(address) ?? [])]
    expect(sent).toEqual(expect.arrayContaining(fields.map((field) => [...field])))
  }
}

async function putAll(page: Page, forms: number) {
  await expect(page.locator(formsOfPage)).toHaveCount(forms)
  const put: Awaited<ReturnType<typeof putValues>>[] = []
  for (let index = 0; index < forms; index += 1) put.push(await putValues(page, index))
  return put
}

// P-240
for (const [path, account, forms] of pages) {
  test(`what stands in the fields of ${path} is sent, put there before or after its scripts run (issue 29, 23)`, async ({
    page,
  }) => {
    if (account) await openSession(page, account)
    const taken = await takeForms(page)
    const address = await addressOf(page, path)
    const letGo = await holdScripts(page)
    const opened = page.goto(address)
    await page.locator(formsOfPage).first().waitFor()
    const before = await putAll(page, forms)
    letGo()
    await opened
    await sendAndCompare(page, taken, before)

    await page.goto(address)
    taken.clear()
    await sendAndCompare(page, taken, await putAll(page, forms))
  })
}

test('what was typed into the search before its scripts run is searched for', async ({ page }) => {
  const letGo = await holdScripts(page)
  const opened = page.goto('/en/search')
  const field = page.getByRole('main').locator('input[type=search]')
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'fund'
  })
  letGo()
  await opened
  await expect(field).toHaveValue('fund')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

/** Runs in the page: wraps every text as a translation of the browser does, so that React finds another page. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, option, noscript')) continue
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}

/** Without the watch of errors: React reports a page that it has to draw anew. */
const testOfTranslation = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
  baseURL: async ({}, use) => use(process.env.PORTAL_URL),
})

for (const path of [
  '/contact',
  '/en/login/team/register',
  '/connexion/equipe',
  '/en/investor/register?person=legal',
]) {
  testOfTranslation(
    `what stands in the fields of ${path} outlives a hydration that fails (issue 29, 23)`,
    async ({ page }) => {
      const taken = await takeForms(page)
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      const letGo = await holdScripts(page)
      const opened = page.goto(path)
      await page.locator(formsOfPage).first().waitFor()
      const put = await putAll(page, 1)
      await page.locator(formsOfPage).evaluate((form) => form.setAttribute('data-as-sent', ''))
      await page.evaluate(translate)
      letGo()
      await opened
      await waitForHydration(page)
      await expect(page.locator('form[data-as-sent]')).toHaveCount(0)
      expect(errors.length, 'React has drawn the page anew').toBeGreaterThan(0)
      await sendAndCompare(page, taken, put)
    },
  )
}
