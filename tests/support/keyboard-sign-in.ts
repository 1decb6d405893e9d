import { expect, type Page } from '@playwright/test'
import { pressOn, tabTo, typeInto } from './keyboard.ts'

/** The password of every demo account. */
const demoPassword = 'Sandbox-2026!'

/** From the English login page through the identity provider's page, by keyboard alone. */
export async function signInByKeyboard(
  page: Page,
  { email, as }: { readonly email: string; readonly as: 'an investor' | 'a partner' | 'an advisor' },
): Promise<void> {
  await pressOn(page.getByRole('button', { name: new RegExp(`as ${as}`) }), 'Enter')
  // The provider's page begins in its first field.
  await expect(page.getByLabel('Email address')).toBeFocused()
  await page.keyboard.type(email)
  await typeInto(page.getByLabel('Password'), demoPassword)
  await pressOn(page.getByRole('button', { name: 'Sign in' }), 'Enter')
}

/** From the English login page into the teams' space, by keyboard alone. */
export async function signInStaffByKeyboard(page: Page, email: string): Promise<void> {
  await typeInto(page.getByLabel('E-mail address'), email)
  await typeInto(page.getByLabel('Password'), demoPassword)
  await page.keyboard.press('Enter')
}

/** Signs out by the account menu of the header, by keyboard alone. */
export async function signOutByKeyboard(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /^My account/ })
  await tabTo(menu, { back: true })
  await page.keyboard.press('Enter')
  await pressOn(page.getByRole('button', { name: 'Sign out' }), 'Enter')
}
