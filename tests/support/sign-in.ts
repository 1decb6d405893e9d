import type { Page } from '@playwright/test'
import { openBy } from './opening.ts'

/** The password of every demo account. */
const demoPassword = 'Sandbox-2026!'

/** Names of what a visitor presses, by the language of the page. */
const words = {
  fr: {
    investor: /en tant qu’investisseur/,
    partner: /en tant que partenaire/,
    advisor: /en tant que conseiller/,
  },
  en: { investor: /as an investor/, partner: /as a partner/, advisor: /as an advisor/ },
} as const

export type Space = keyof (typeof words)['fr']

/** From the login page through the identity provider's page, as a visitor does. */
export async function signIn(
  page: Page,
  {
    email,
    space,
    language = 'fr',
    password = demoPassword,
  }: { email: string; space: Space; language?: 'fr' | 'en'; password?: string },
): Promise<void> {
  await page.getByRole('button', { name: words[language][space] }).click()
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('button[type="submit"]').first().click()
}

/** Opens the account menu of the header. */
export async function openAccountMenu(page: Page): Promise<void> {
  await openBy(page.getByRole('button', { name: /^(Mon compte|My account)/ }))
}

/** Signs out by the account menu. */
export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page)
  await page.getByRole('button', { name: /^(Se déconnecter|Sign out)$/ }).click()
}
