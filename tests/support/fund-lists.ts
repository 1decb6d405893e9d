import { expect, type Page } from '@playwright/test'
import type { FundListTexts } from './fund-list-texts.ts'

/** Cards of the results. */
export const cards = (page: Page) => page.locator('section[aria-labelledby="funds-heading"] li:has(h3)')
/** Names of the funds on the cards. */
export const titles = (page: Page) => cards(page).locator('h3')
/** The announced number of results. */
export const resultCount = (page: Page) =>
  page.locator('section[aria-labelledby="funds-heading"] > div > div > [role="status"]')

/** Reads from the counters how many funds of the whole catalogue have a status. */
export async function counterOf(page: Page, path: string, status: string): Promise<string> {
  const link = page.locator(`a[href="${path}?status=${status}"]`)
  return ((await link.locator('span').first().textContent()) ?? '').trim()
}

/** Expects the page to be no wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess).toBeLessThanOrEqual(0)
}

/** Chooses the fund of a card for comparison. */
export async function chooseCard(page: Page, texts: FundListTexts, index: number): Promise<void> {
  await cards(page).nth(index).getByRole('link', { name: texts.add }).click()
}
