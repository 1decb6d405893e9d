import { type Browser, expect, type Page } from '@playwright/test'
import { waitForHydration } from './page-watch.ts'
import { type Account, openOwnSession } from './sign-in.ts'
import type { FormStep, SteppedForm } from './stepped-forms.ts'

export type WalkLanguage = 'fr' | 'en'

/** A page that everybody may open, those who have to choose a team first included. */
const legal = { fr: '/mentions-legales', en: '/en/legal-notice' }

const boxOf = (page: Page, name: string, value: string) =>
  value === 'on'
    ? page.locator(`input[name="${name}"]`)
    : page.locator(`input[name="${name}"][value="${value}"]`)

/** Fills in a step in a browser, by the names of its fields. */
export async function fillStep(page: Page, { fields, secrets, ticked }: FormStep): Promise<void> {
  for (const [name, value] of Object.entries(ticked)) await boxOf(page, name, value).check()
  for (const [name, value] of Object.entries({ ...fields, ...secrets })) {
    const field = page.locator(`[name="${name}"]`)
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement)
    await (isList ? field.selectOption(value) : field.fill(value))
  }
}

/** Expects the page to show the typed and ticked values, and no secret. */
export async function expectStep(page: Page, { fields, secrets, ticked }: FormStep): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await expect(page.locator(`[name="${name}"]`), name).toHaveValue(value)
  for (const [name, value] of Object.entries(ticked))
    await expect(boxOf(page, name, value), name).toBeChecked()
  for (const name of Object.keys(secrets)) await expect(page.locator(`[name="${name}"]`)).toHaveValue('')
}

/** A reload may ask for the page before the save that it sets off has arrived: the next one finds it. */
const expectAfterReload = (page: Page, step: FormStep) =>
  expect(async () => {
    await page.reload()
    await expectStep(page, step)
  }).toPass()

/** The page of a step in another tab of the same browser. */
async function openBeside(page: Page, step: FormStep, language: WalkLanguage): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(new URL(step.page[language], page.url()).href)
  await waitForHydration(other)
  return other
}

/** Switches to the other language by the header's link. */
const chooseLanguage = (page: Page, language: WalkLanguage) =>
  page.locator(`header a[hreflang^="${language}"]`).first().click()

/**
 * Acts on a half-filled page in the ways after which it must still show the typed values: reloading, the other
 * language, leaving an empty tab opened earlier, changing a field in another tab, leaving the page by a link.
 */
export async function wander(page: Page, step: FormStep, language: WalkLanguage): Promise<void> {
  const elsewhere = language === 'fr' ? 'en' : 'fr'
  const away = legal[language]
  const other = await openBeside(page, step, language)
  await fillStep(page, step)
  await expectAfterReload(page, step)
  await chooseLanguage(page, elsewhere)
  await expect(page).toHaveURL(step.page[elsewhere])
  await expectStep(page, step)
  await chooseLanguage(page, language)
  await expect(page).toHaveURL(step.page[language])
  await other.goto(new URL(away, page.url()).href)
  await expectAfterReload(page, step)
  await changeElsewhere(page, step, language)
  await other.close()
  await page.locator(`a[href="${away}"]`).last().click()
  await expect(page).toHaveURL(away)
  await page.goBack()
  await expectStep(page, step)
  await page.goForward()
  await expect(page).toHaveURL(away)
  await page.goBack()
  await expectStep(page, step)
}

/** Of two tabs, each keeps its own field, and takes none back from the other. */
async function changeElsewhere(page: Page, step: FormStep, language: WalkLanguage): Promise<void> {
  const [[first, value] = ['', ''], [second] = ['']] = Object.entries(step.fields)
  if (second === '') return
  const other = await openBeside(page, step, language)
  await other.locator(`[name="${first}"]`).fill('Elsewhere')
  await other.goto('about:blank')
  await page.locator(`[name="${second}"]`).fill(step.fields[second] ?? '')
  await expectAfterReload(page, { ...step, fields: { ...step.fields, [first]: 'Elsewhere' } })
  await page.locator(`[name="${first}"]`).fill(value)
  await other.close()
}

type OtherDevice = {
  readonly browser: Browser
  readonly portalUrl: string
  readonly account: Account
  readonly language: WalkLanguage
}

/** Expects what was typed in a session of its own, as on another device: of French readers with scripts alone. */
async function expectElsewhere(
  { browser, portalUrl, account, language }: OtherDevice,
  { steps }: SteppedForm,
): Promise<void> {
  const context = await browser.newContext({ baseURL: portalUrl, javaScriptEnabled: language === 'fr' })
  const other = await context.newPage()
  await openOwnSession(other, account)
  for (const step of steps)
    await expect(async () => {
      await other.goto(step.page[language])
      await expectStep(other, step)
    }).toPass()
  await context.close()
}

async function expectSteps(page: Page, { steps }: SteppedForm, language: WalkLanguage): Promise<void> {
  for (const step of steps) {
    await page.goto(step.page[language])
    await expectStep(page, step)
  }
}

/**
 * Expects what was typed on all pages of a form when they are opened anew, by the way back, on another device, and by a
 * later session. The drafts belong to the account: no other test file may send the same form for it.
 */
export async function expectKept(page: Page, device: OtherDevice, form: SteppedForm): Promise<void> {
  const { account, language } = device
  await expectSteps(page, form, language)
  for (const step of form.steps.toReversed().slice(1)) {
    await page.goBack()
    await expect(page).toHaveURL(step.page[language])
    await expectStep(page, step)
  }
  await expectElsewhere(device, form)
  await page.context().clearCookies()
  await openOwnSession(page, account)
  await expectSteps(page, form, language)
}
