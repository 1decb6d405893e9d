import type { Page } from '@playwright/test'
import { fieldValues } from './field-values.ts'
import type { FormPage } from './form-pages.ts'
import { holdRequests } from './held-requests.ts'
import { openFormPage, visitorsOf } from './open-form-page.ts'
import { openSession } from './sign-in.ts'

const visitorOf = visitorsOf(() => process.env.PORTAL_URL ?? '')

/**
 * Signs a page's browser in as the account of a page with forms, and finds the address of that page, by requests: what
 * leads there is no business of a test of its forms.
 */
export async function findFormPage(page: Page, found: FormPage): Promise<string> {
  if (found.account) await openSession(page, found.account)
  return (await openFormPage(await visitorOf(found), found)).url
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

/** Responds to every form instead of the portal, which stores nothing; returns the fields sent to each URL. */
export async function takeForms(page: Page): Promise<Map<string, URLSearchParams>> {
  const taken = new Map<string, URLSearchParams>()
  await holdRequests(page, '*/api/*', async ({ body, isNavigation, method, url }) => {
    if (method !== 'POST') return undefined
    taken.set(url.pathname, new URLSearchParams(body))
    // If the browser itself sends the form, it stays on its page.
    if (isNavigation) return { status: 204 }
    return { status: 200, json: { ok: false, faults: [], problem: 'unavailable' } }
  })
  return taken
}
