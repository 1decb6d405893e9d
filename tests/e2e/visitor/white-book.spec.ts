import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'

const languages = [
  {
    path: '/livre-blanc/premiers-pas-dans-le-non-cote',
    words: { lastname: 'Nom', firstname: 'Prénom' },
    send: 'Recevoir le lien',
    sent: 'Le lien a bien été envoyé.',
    wrong: "Le format de l'email est incorrect.",
    other: 'English',
  },
  {
    path: '/en/white-book/first-steps-in-unlisted-assets',
    words: { lastname: 'Last name', firstname: 'First name' },
    send: 'Receive the link',
    sent: 'The link has been successfully sent.',
    wrong: 'The email format is incorrect.',
    other: 'Français',
  },
] as const

type Language = (typeof languages)[number]

/** In either language. */
const emailLabel = /^(Adresse e-mail|E-mail address)/

// Visitors of their own: forms without a captcha are limited by address.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.2' } })
testWithoutScripts.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.2' } })

async function ask(page: Page, { path, words, send, sent, wrong }: Language, reader: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel(words.lastname, { exact: true }).fill('Durand')
  await page.getByLabel(words.firstname, { exact: true }).fill('Anne')
  await page.getByLabel(emailLabel).fill('personne')
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible()
  await page.getByLabel(emailLabel).fill(reader)
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
}

/** Opens the link of the e-mail, and gives what it answers. */
async function openLink(request: APIRequestContext, sandboxUrl: string, reader: string) {
  const { messages } = await (await request.get(`${sandboxUrl}/mailbox/api/messages?to=${reader}`)).json()
  expect(messages).toHaveLength(1)
  return request.get(/http\S+/.exec(messages[0].text)?.[0] ?? '')
}

for (const [index, language] of languages.entries()) {
  for (const [scripts, run] of [
    ['with', test],
    ['without', testWithoutScripts],
  ] as const)
    run(`${language.path} is sent by e-mail ${scripts} scripts`, async ({ page, request, sandboxUrl }) => {
      const reader = `reader-${index}-${scripts}@example.org`
      await ask(page, language, reader)
      const file = await openLink(request, sandboxUrl, reader)
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
      expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="/)
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    })

  test(`${language.path} can be read by everybody and has its twin`, async ({ page }) => {
    await page.goto(language.path)
    await expectNoAxeViolations(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const twin = languages.find(({ path }) => path !== language.path)
    const alternates = page.locator('link[rel="alternate"][hreflang]')
    const addresses = await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses.some((address) => address?.endsWith(twin?.path ?? ''))).toBe(true)
  })
}

test.describe('a white book that does not exist', () => {
  test.use({ expectedConsole: [/Page Not Found|404/] })

  test('is the 404 page, which names its twin where the slug is of the other language', async ({ page }) => {
    const answer = await page.goto('/livre-blanc/first-steps-in-unlisted-assets')
    expect(answer?.status()).toBe(404)
    await expect(page.locator('a[href="/livre-blanc/premiers-pas-dans-le-non-cote"]')).toBeVisible()
  })
})
