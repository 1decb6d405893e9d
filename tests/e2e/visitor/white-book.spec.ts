import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'

const texts = {
  path: '/livre-blanc/premiers-pas-dans-le-non-cote',
  labels: { lastname: 'Nom', firstname: 'Prénom' },
  send: 'Recevoir le lien',
  sent: 'Le lien a bien été envoyé.',
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
