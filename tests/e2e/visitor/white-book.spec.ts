import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { demoInvestor, openOwnSession } from '../../support/sign-in.ts'

const texts = {
  path: '/livre-blanc/premiers-pas-dans-le-non-cote',
  labels: { lastname: 'Nom', firstname: 'Prénom' },
  send: 'Recevoir le lien',
  sent: 'Le lien a bien été envoyé.',
  missing: 'Le champ « Prénom » est requis.',
  wrong: "Le format de l'email est incorrect.",
} as const

const emailLabel = /^Adresse email/

// Visitors of their own: forms without a captcha are limited by address.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.2' } })

async function ask(page: Page, reader: string): Promise<void> {
  const { path, labels, send, sent, wrong } = texts
  await page.goto(path)
  await expectNoAxeViolations(page)
  await page.getByLabel(labels.lastname, { exact: true }).fill('Durand')
  await page.getByLabel(labels.firstname, { exact: true }).fill('Anne')
  await page.getByLabel(emailLabel).fill('personne')
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible()
  await page.getByLabel(emailLabel).fill(reader)
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
}

/** The link of the email. */
async function linkOf(request: APIRequestContext, sandboxUrl: string, reader: string) {
  const { messages } = await (await request.get(`${sandboxUrl}/mailbox/api/messages?to=${reader}`)).json()
  expect(messages).toHaveLength(1)
  return /http\S+/.exec(messages[0].text)?.[0] ?? ''
}

// P-107
test('a white book is sent by email', async ({ page, request, sandboxUrl }) => {
  const reader = 'reader@example.org'
  // Made on demand, which may take longer than the portal waits for it.
  expect((await request.get(`${sandboxUrl}/content/uploads/first-steps-fr.pdf`)).status()).toBe(200)
  await ask(page, reader)
  await page.goto(await linkOf(request, sandboxUrl, reader))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le livre blanc' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

const codeOfForms = /\/assets\/(post-form|use-post-form|field-schemas)-/

/** A tab without the wait of the fixture, which comes to every form. */
async function openUntouched(page: Page, path: string): Promise<{ tab: Page; files: string[] }> {
  const tab = await page.context().newPage()
  const files: string[] = []
  tab.on('request', (request) => {
    if (codeOfForms.test(request.url())) files.push(request.url())
  })
  await tab.goto(path, { waitUntil: 'networkidle' })
  await expect(tab.locator('html[data-hydrated="true"]')).toHaveCount(1)
  return { tab, files }
}

// P-766
for (const path of [texts.path, '/contact'])
  test(`the form of ${path} is hydrated when somebody comes to it, and keeps what was typed`, async ({
    page,
  }) => {
    const { tab, files } = await openUntouched(page, path)
    expect(files, 'before somebody comes').toEqual([])
    await tab.locator('main form input:visible').first().focus()
    await tab.keyboard.type('Anne')
    await tab.getByLabel(emailLabel).fill('personne')
    await expect.poll(() => files.length).toBeGreaterThan(0)
    await tab.locator('main form button[type=submit]').click()
    await expect(tab.getByRole('alert').filter({ hasText: texts.missing })).toBeVisible()
    await expect(tab.locator('main form input:visible').first()).toHaveValue('Anne')
    expect(new URL(tab.url()).pathname, 'checked in place').toBe(path)
  })

// P-766
for (const visitor of ['a visitor', 'an investor'])
  test(`text typed before its form is hydrated stays when the session of ${visitor} is refreshed`, async ({
    page,
  }) => {
    if (visitor === 'an investor') await openOwnSession(page, demoInvestor)
    const { tab } = await openUntouched(page, '/contact')
    const { promise, resolve } = Promise.withResolvers<void>()
    await tab.route(/\/assets\/contact-form-/, async (route) => {
      await promise
      await route.continue()
    })
    const field = tab.locator('main form input:visible').first()
    await field.fill('Anne')
    const answered = tab.waitForResponse((response) => response.url().includes('/api/auth/session'))
    await tab.evaluate(() => dispatchEvent(new Event('focus')))
    await (await answered).finished()
    resolve()
    await waitForHydration(tab)
    await expect(field).toHaveValue('Anne')
  })

const testOfMissingCode = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
  expectedConsole: async ({}, use) => use([/ERR_FAILED|status of 422/]),
})

// P-766
testOfMissingCode('a form whose code cannot be loaded is sent by the browser', async ({ page }) => {
  await page.context().route(codeOfForms, (route) => route.abort())
  const { tab } = await openUntouched(page, texts.path)
  await tab.getByLabel(texts.labels.lastname, { exact: true }).fill('Durand')
  await tab.getByLabel(emailLabel).fill('personne')
  const posted = tab.waitForResponse((response) => response.request().method() === 'POST')
  await tab.getByRole('button', { name: texts.send }).click()
  expect((await posted).request().isNavigationRequest()).toBe(true)
  await expect(tab.getByLabel(texts.labels.lastname, { exact: true })).toHaveValue('Durand')
})
