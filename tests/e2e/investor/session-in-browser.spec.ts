import type { Page, Request } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { demoInvestor, openOwnSession, signIn } from '../../support/sign-in.ts'

const isSessionCall = (request: Request) => new URL(request.url()).pathname === '/api/auth/session'

/** Ends the session in the store without notifying this page. */
async function endSessionElsewhere(page: Page): Promise<void> {
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json()
  await page.request.post('/api/auth/signout', { form: { csrfToken, json: 'true' } })
}

async function openAccount(page: Page): Promise<void> {
  await openOwnSession(page, demoInvestor)
  await page.goto('/mon-compte')
}

// P-126
test('a session that ended elsewhere is noticed when the window is turned to', async ({ page }) => {
  await openAccount(page)
  await endSessionElsewhere(page)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL('/connexion?callbackUrl=%2Fmon-compte')
})

test('turning to the window asks once, whatever the browser calls it', async ({ page }) => {
  await openAccount(page)
  const calls: Request[] = []
  page.on('request', (request) => isSessionCall(request) && calls.push(request))
  const answered = page.waitForResponse((response) => isSessionCall(response.request()))
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await answered
  expect(calls).toHaveLength(1)
})

// P-126
test('a signed-in page asks for its session at the configured interval, a visitor’s page never', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/fonds')
  const calls: Request[] = []
  page.on('request', (request) => isSessionCall(request) && calls.push(request))
  await page.clock.fastForward('10:00')
  await openAccount(page)
  expect(calls).toEqual([])
  await endSessionElsewhere(page)
  // The tests' portal polls every five minutes.
  await page.clock.fastForward('05:01')
  await expect(page).toHaveURL('/connexion?callbackUrl=%2Fmon-compte')
})

test('signing in in one tab shows in the other when it is turned to', async ({ page, context }) => {
  await page.goto('/fonds')
  const other = await context.newPage()
  await other.goto('/connexion')
  await signIn(other, { ...demoInvestor, space: 'investor' })
  await expect(other).toHaveURL('/')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.getByRole('button', { name: /^Mon compte/ })).toBeVisible()
})

// P-136
for (const { path, home, locale } of [
  { path: '/fonds', home: '/', locale: 'fr' },
  { path: '/en/funds', home: '/en', locale: 'en' },
] as const)
  test(`a user whom the product API no longer knows is signed out, then at the provider (${locale})`, async ({
    page,
  }) => {
    await openAccount(page)
    await page.goto(path)
    const seen: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/signout|logout/.test(pathname)) seen.push(`${request.method()} ${pathname}`)
    })
    await page.route('**/api/auth/session?*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response: response,
        json: { ...(await response.json()), error: 'user_not_found' },
      })
    })
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(page, seen.join()).toHaveURL(home)
    expect(seen).toEqual([
      'POST /api/auth/signout',
      'GET /api/auth/logout/investor',
      'GET /identity/v2/logout',
    ])
    await page.goto('/mon-compte')
    await expect(page).toHaveURL('/connexion?callbackUrl=%2Fmon-compte')
    // Signed out at the provider too: it asks for the password again.
    await page.getByRole('button', { name: /en tant qu’investisseur/ }).click()
    await expect(page.locator('input[type="password"]')).toBeVisible()
  })

// P-134
test('a sign-in that does not leave the page within a minute goes on by the router', async ({ page }) => {
  await page.clock.install()
  await page.goto('/connexion?callbackUrl=%2Ffonds')
  // A response without a redirect: the browser stays on the page.
  await page.route('**/api/auth/signin/investor', (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: /en tant qu’investisseur/ }).click()
  await expect(page.getByText('Redirection vers la page de connexion…')).toBeVisible()
  await page.clock.fastForward('00:59')
  expect(new URL(page.url()).pathname).toBe('/connexion')
  await page.clock.fastForward('00:02')
  await expect(page).toHaveURL('/fonds')
})
