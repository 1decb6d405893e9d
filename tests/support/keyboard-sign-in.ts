import { expect, type Page } from '@playwright/test'
import { pressOn, tabTo, typeInto } from './keyboard.ts'

/** The password of every demo account. */
const demoPassword = 'Sandbox-2026!'

const texts = {
  fr: {
    'an investor': /en tant qu’investisseur/,
    'a partner': /en tant que partenaire/,
    'an advisor': /en tant que conseiller/,
    email: 'Adresse email',
    password: 'Mot de passe',
    submit: 'Se connecter',
  },
  en: {
    'an investor': /as an investor/,
    'a partner': /as a partner/,
    'an advisor': /as an adviser/,
    email: 'Email address',
    password: 'Password',
    submit: 'Sign in',
  },
} as const

type Person = {
  readonly email: string
  readonly as: 'an investor' | 'a partner' | 'an advisor'
  /** Of the login page. */
  readonly language?: keyof typeof texts
  readonly password?: string
}

/** From the login page through the identity provider's page, by keyboard alone. */
export async function signInByKeyboard(
  page: Page,
  { email, as, language = 'en', password = demoPassword }: Person,
): Promise<void> {
  const labels = texts[language]
  await pressOn(page.getByRole('button', { name: labels[as] }), 'Enter')
  // The provider's page begins in its first field.
  await expect(page.getByLabel(labels.email)).toBeFocused()
  await page.keyboard.type(email)
  await typeInto(page.getByLabel(labels.password), password)
  await pressOn(page.getByRole('button', { name: labels.submit }), 'Enter')
}

/** From the English login page into the teams' space, by keyboard alone. */
export async function signInStaffByKeyboard(page: Page, email: string): Promise<void> {
  await typeInto(page.getByLabel('Email address'), email)
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
