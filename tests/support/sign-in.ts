import type { BrowserContext, Page } from '@playwright/test'
import { formOf } from './cookie-browser.ts'
import { openBy } from './opening.ts'

/** The password of every demo account. */
const demoPassword = 'Sandbox-2026!'

/** Labels of the buttons that a visitor presses, by the language of the page. */
const texts = {
  fr: {
    investor: /en tant qu’investisseur/,
    partner: /en tant que partenaire/,
    advisor: /en tant que conseiller/,
  },
  en: { investor: /as an investor/, partner: /as a partner/, advisor: /as an adviser/ },
} as const

export type Space = keyof (typeof texts)['fr']

/** An account of the seed or of a test's own, and the client by which it signs in. */
export type Account = {
  readonly email: string
  readonly client: 'investor' | 'partner' | 'staff'
  readonly password?: string
}

/** Demo editor, who may see drafts. */
export const demoEditor: Account = { email: 'desk@sandbox.example', client: 'staff' }

/** Demo investor with holdings. */
export const demoInvestor: Account = { email: 'investor@sandbox.example', client: 'investor' }

/** Makes the calls of a sign-in with a browser's cookies, at the portal and at the identity provider. */
async function requestSession(
  { request }: BrowserContext,
  { email, client, password = demoPassword }: Account,
): Promise<void> {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  if (client === 'staff') {
    const form = { csrfToken, email, password, callbackUrl: '/', json: 'true' }
    await request.post('/api/auth/callback/staff', { form })
  } else {
    const form = { csrfToken, callbackUrl: '/', json: 'true' }
    const { url } = await (await request.post(`/api/auth/signin/${client}`, { form })).json()
    const page = await request.get(url)
    const { target, fields } = formOf({ url: page.url(), text: await page.text() })
    const headers = { origin: new URL(target).origin }
    await request.post(target, { form: { ...fields, email, password }, headers })
  }
  const { user } = await (await request.get('/api/auth/session')).json()
  if (user === undefined) throw new Error(`the sign-in of ${email} opened no session`)
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** The cookies of the accounts that this worker has signed in, by account. */
const shared = new Map<string, Cookies>()

/**
 * Gives a page's browser the session of an account without opening a page. Tests of one worker share the session of an
 * account: a test that ends or changes its session, or uses its own portal, gets one by `openOwnSession`.
 */
export async function openSession(page: Page, account: Account): Promise<void> {
  const context = page.context()
  const cookies = shared.get(account.email)
  if (cookies !== undefined) return context.addCookies(cookies)
  await requestSession(context, account)
  shared.set(account.email, await context.cookies())
}

/** Gives a page's browser a session that no other test has, without opening a page. */
export function openOwnSession(page: Page, account: Account): Promise<void> {
  return requestSession(page.context(), account)
}

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
  await page.getByRole('button', { name: texts[language][space] }).click()
  await page.locator('input[name="email"]').fill(email)
  await enterPassword(page, password)
}

/** Enters the password on the identity provider's page. */
export async function enterPassword(page: Page, password = demoPassword): Promise<void> {
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
