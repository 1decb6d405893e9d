import { expect, type Page } from '@playwright/test'
import { fieldValues } from './field-values.ts'
import type { FormPage } from './form-pages.ts'
import { waitForHydration } from './page-watch.ts'
import { openSession } from './sign-in.ts'

/** Opens a page with forms as its account, by the links and the button that lead to it. */
export async function openFormPage(
  page: Page,
  { account, path, press, search, via = [] }: FormPage,
): Promise<void> {
  if (account) await openSession(page, account)
  await page.goto(path)
  for (const address of via) {
    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    await page.goto(new URL(links.find((href) => address.test(href)) ?? '', page.url()).href)
  }
  if (press !== undefined) {
    const before = page.url()
    await page.locator(`${press} [type="submit"]`).click()
    await expect(page).not.toHaveURL(before)
    await waitForHydration(page)
  }
  if (search !== undefined) await page.goto(new URL(search, page.url()).href)
}

/** Selector of the forms of a page that have fields. */
export const formsOfPage = 'main form[method="post"]:has(input:not([type="hidden"]), textarea, select)'

/**
 * Fills in the fields of a form as a password manager or a translation does: without any event. Returns the resulting
 * values, by name.
 */
export const putValues = (page: Page, index: number): Promise<(readonly [string, string])[]> =>
  page
    .locator(formsOfPage)
    .nth(index)
    .evaluate((form: HTMLFormElement, known: Readonly<Record<string, string>>) => {
      for (const control of form.elements) {
        if (control instanceof HTMLSelectElement) {
          if (control.value === '') control.selectedIndex = 1
        } else if (control instanceof HTMLTextAreaElement) control.value = 'Une question'
        else if (control instanceof HTMLInputElement && !['hidden', 'file'].includes(control.type)) {
          const isFree = form.querySelector(`[name="${control.name}"]:checked`) === null
          if (control.type === 'checkbox') control.checked = true
          else if (control.type === 'radio') control.checked = isFree || control.checked
          else control.value = known[control.name] ?? 'Texte'
        }
      }
      return [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' && form.querySelector(`[name="${name}"]:not([type="hidden"])`) !== null
          ? [[name, value] as const]
          : [],
      )
    }, fieldValues)

/** Holds back the scripts of a page until they are let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Responds to every form instead of the portal, which stores nothing; returns the fields sent to each URL. */
export async function takeForms(page: Page): Promise<Map<string, URLSearchParams>> {
  const taken = new Map<string, URLSearchParams>()
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    taken.set(new URL(request.url()).pathname, new URLSearchParams(request.postData() ?? ''))
    // If the browser itself sends the form, it stays on its page.
    if (request.isNavigationRequest()) return route.fulfill({ status: 204 })
    return route.fulfill({ json: { ok: false, faults: [], problem: 'unavailable' } })
  })
  return taken
}
