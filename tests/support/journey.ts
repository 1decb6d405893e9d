import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './page-watch.ts'
import type { WalkLanguage } from './walk-form.ts'

type InBoth<Value> = { readonly [Language in WalkLanguage]: Value }

/** Page of a journey, by its addresses, its heading and what it shows. */
export type JourneyStep = {
  readonly page: InBoth<string>
  readonly heading: InBoth<string>
  /** Text that the page shows beside its heading. */
  readonly shown?: InBoth<string | RegExp>
  /** Values of fields, by their names. */
  readonly fields?: Readonly<Record<string, string>>
}

export const otherLanguage = (language: WalkLanguage): WalkLanguage => (language === 'fr' ? 'en' : 'fr')

export const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Expects a page of a journey in a language: address, language of the document, heading, text and values. */
export async function expectPage(page: Page, step: JourneyStep, language: WalkLanguage): Promise<void> {
  await expect(page).toHaveURL(step.page[language])
  await expect(mainHeading(page)).toHaveText(step.heading[language])
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
  if (step.shown !== undefined) await expect(page.getByRole('main')).toContainText(step.shown[language])
  for (const [name, value] of Object.entries(step.fields ?? {}))
    await expect(page.locator(`[name="${name}"]`), name).toHaveValue(value)
}

/** Loads the page again, and waits until it is interactive. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await waitForHydration(page)
}

/** Switches to a language by the header's link. */
export const chooseLanguage = (page: Page, language: WalkLanguage): Promise<void> =>
  page.locator(`header a[hreflang^="${language}"]`).first().click()

/**
 * Stays at a page of a journey in all the ways that must lead back to it: reloading, going back and forward, and
 * switching to the other language and back, by the page's link and by the browser's buttons.
 * @param before what must be found one page back, if that is known
 */
export async function linger(
  page: Page,
  step: JourneyStep,
  language: WalkLanguage,
  before?: () => Promise<void>,
): Promise<void> {
  const other = otherLanguage(language)
  await expectPage(page, step, language)
  await reload(page)
  await expectPage(page, step, language)
  await page.goBack()
  await before?.()
  await page.goForward()
  await expectPage(page, step, language)
  await chooseLanguage(page, other)
  await expectPage(page, step, other)
  await reload(page)
  await expectPage(page, step, other)
  await chooseLanguage(page, language)
  await expectPage(page, step, language)
  await page.goBack()
  await expectPage(page, step, other)
  await page.goForward()
  await expectPage(page, step, language)
  await waitForHydration(page)
}
