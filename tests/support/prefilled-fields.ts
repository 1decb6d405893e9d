import type { Page } from '@playwright/test'
import { fieldValues } from './field-values.ts'

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
        else if (control instanceof HTMLInputElement && control.type !== 'hidden') {
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
