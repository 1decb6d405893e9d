import { test as base, type Page } from '@playwright/test'
import { expect, testFromElsewhere as test } from '../../support/fixtures.ts'
import type { FormPage } from '../../support/form-pages.ts'
import { firstFormPages, isCheckedByBrowser, laterFormPages } from '../../support/form-pages-by-turns.ts'
import { holdScripts } from '../../support/held-requests.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { findFormPage, formsOfPage, putValues, takeForms } from '../../support/prefilled-fields.ts'
import { half, sampled } from '../../support/sampled.ts'
import { walkToFormPage } from '../../support/walk-to-form.ts'

const loginPage: FormPage = { path: '/connexion/equipe', forms: ['staff-sign-in'] }

/** Each page in one of its languages: the half that `field-marks.spec.ts` leaves out. */
const pages = [loginPage, ...half(firstFormPages, 'inner'), ...sampled(laterFormPages, 3)].filter(
  (page) => !isCheckedByBrowser(page),
)

/** Forms behind others are reached by the browser itself, whose drafts the portal keeps. */
async function reach(page: Page, found: FormPage): Promise<string> {
  if (found.before === undefined || found.before.length === 0) return findFormPage(page, found)
  await walkToFormPage(page, found)
  const address = page.url()
  // The form that scripts have drawn must not be taken for the one of the next load.
  await page.goto('about:blank')
  return address
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
    // The browser itself sends a form with a file: no script comes between its fields and the request.
    if ((await form.getAttribute('enctype')) === 'multipart/form-data') continue
    await form.evaluate((element) => element.closest('details')?.setAttribute('open', ''))
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

async function putAll(page: Page) {
  await page.waitForFunction(() => document.readyState !== 'loading')
  const put: Awaited<ReturnType<typeof putValues>>[] = []
  const forms = await page.locator(formsOfPage).count()
  for (let index = 0; index < forms; index += 1) put.push(await putValues(page, index))
  return put
}

// P-240
for (const found of pages) {
  const who = found.account ? ` for ${found.account.email.split('@')[0]}` : ''
  test(`what stands in the fields of ${found.forms.join(', ')} at ${found.path}${who} is sent, put there before or after its scripts run (issue 29, 23)`, async ({
    page,
  }) => {
    const address = await reach(page, found)
    const taken = await takeForms(page)
    const letGo = await holdScripts(page)
    const opened = page.goto(address)
    await page.locator(formsOfPage).first().waitFor({ state: 'attached' })
    const before = await putAll(page)
    expect(before.length).toBeGreaterThanOrEqual(found.forms.length)
    expect(await page.locator('html[data-hydrated="true"]').count(), 'scripts have run').toBe(0)
    letGo()
    await opened
    await sendAndCompare(page, taken, before)

    await page.goto(address)
    taken.clear()
    await sendAndCompare(page, taken, await putAll(page))
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

for (const path of sampled(
  ['/contact', '/en/login/team/register', '/connexion/equipe', '/en/investor/register?person=legal'],
  2,
)) {
  testOfTranslation(
    `what stands in the fields of ${path} outlives a hydration that fails (issue 29, 23)`,
    async ({ page }) => {
      const taken = await takeForms(page)
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      const letGo = await holdScripts(page)
      const opened = page.goto(path)
      await page.locator(formsOfPage).first().waitFor()
      const put = await putAll(page)
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
