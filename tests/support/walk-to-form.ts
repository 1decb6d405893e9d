import { expect, type Locator, type Page } from '@playwright/test'
import { fieldValues } from './field-values.ts'
import type { FormPage } from './form-pages.ts'
import { waitForHydration } from './page-watch.ts'
import { openSession } from './sign-in.ts'

/** The form of a page by its name, which the ids of its fields begin with. */
export const formOf = (page: Page, name: string): Locator =>
  page.locator(`main form[method="post"]:has([id^="${name}-"])`).first()

const isNeeded = (control: Element) =>
  control.hasAttribute('required') || control.getAttribute('aria-required') === 'true'

/** Fills in the fields of a form that may not be empty, as a person does. */
async function fillNeeded(form: Locator): Promise<void> {
  for (const control of await form.locator(':is(input:not([type="hidden"]), select, textarea)').all()) {
    if (!(await control.evaluate(isNeeded))) continue
    const { kind, name, value } = await control.evaluate((one: HTMLInputElement | HTMLSelectElement) => ({
      kind: one.type,
      name: one.name,
      value: one.value,
    }))
    if (kind === 'radio' || kind === 'checkbox') await control.check()
    else if (kind === 'select-one') await control.selectOption(value === '' ? { index: 1 } : value)
    else if (value === '') await control.fill(fieldValues[name] ?? 'Texte')
  }
}

/** Opens a page with forms behind forms of the same browser, which are filled in and sent one after the other. */
export async function walkToFormPage(page: Page, found: FormPage): Promise<void> {
  const { account, before = [], path, press, search } = found
  if (account) await openSession(page, account)
  await page.goto(path)
  if (press !== undefined) {
    await page.locator(press).first().locator('button').click()
    await expect(page).not.toHaveURL(path)
  }
  for (const name of before) {
    const form = formOf(page, name)
    await fillNeeded(form)
    const url = page.url()
    await form.locator('[type="submit"]').last().click()
    await expect(page).not.toHaveURL(url)
  }
  if (search !== undefined) await page.goto(new URL(search, page.url()).href)
  await waitForHydration(page)
}
