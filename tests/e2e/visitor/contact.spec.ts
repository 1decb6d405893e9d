import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { holdRequests, holdScripts } from '../../support/held-requests.ts'
import { waitForHydration } from '../../support/page-watch.ts'

const french = {
  path: '/contact',
  labels: { lastname: 'Nom', firstname: 'Prénom', subject: 'Objet', consent: /J’accepte/ },
  choice: 'Attestation fiscale',
  send: 'Envoyer le message',
  summary: 'Le formulaire contient des erreurs.',
  email: "Votre email n'est pas correct.",
  required: 'Le champ « Nom » est requis.',
  sent: 'Votre message a bien été envoyé !',
  held: /ouvrez le lien/,
} as const

const emailLabel = /^Adresse email/

// Visitors of their own: forms without a captcha are limited by address.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.1' } })
testWithoutScripts.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.1' } })

async function fillIn(page: Page, email: string): Promise<void> {
  const { labels, choice } = french
  await page.getByLabel(labels.subject, { exact: true }).selectOption({ label: choice })
  await page.getByLabel(labels.lastname, { exact: true }).fill('Durand')
  await page.getByLabel(labels.firstname, { exact: true }).fill('Anne')
  await page.getByLabel(emailLabel).fill(email)
  await page.getByLabel(labels.consent).check()
}

const { path, send, summary, email, required, sent, held, labels } = french

// P-105
test('a message is sent after its mistakes are put right @phone', async ({ page }) => {
  await page.goto(path)
  await expectNoAxeViolations(page)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Bonjour,\nune question.')
  await page.getByLabel(emailLabel).fill('personne')
  await page.getByRole('button', { name: send }).click()
  const alert = page.getByRole('alert').filter({ hasText: summary })
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('link', { name: email })).toBeVisible()
  await expectNoAxeViolations(page)
  await alert.getByRole('link', { name: required }).click()
  await expect(page.getByLabel(labels.lastname, { exact: true })).toBeFocused()
  await fillIn(page, 'anne.durand@example.org')
  await expect(page.getByText(email)).toHaveCount(1)
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
  await expect(page).toHaveURL(`${path}?state=sent`)
  await expectNoAxeViolations(page)
})

// P-844
test('a message whose captcha gets no answer is held until its sender confirms it', async ({ page }) => {
  await page.clock.install()
  await holdRequests(page, '*/challenge', () => new Promise(() => {}))
  await page.goto(path)
  const button = page.getByRole('button', { name: send })
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour')
  await expect(page.getByText('Vérification en cours…')).toBeVisible()
  await fillIn(page, 'no-captcha@example.org')
  await button.click()
  await expect(page.getByRole('button', { name: 'Envoi en cours…' })).toBeVisible()
  await page.clock.fastForward('00:21')
  await expect(page.getByRole('status').filter({ hasText: held })).toBeVisible()
})

test('the line of the captcha keeps its height', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const line = page.getByRole('status').filter({ hasText: 'Vérification anti-robot' })
    const before = await line.boundingBox()
    await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour')
    await expect(line).toContainText('Vérification terminée.')
    expect((await line.boundingBox())?.height).toBe(before?.height)
  }
})

testWithoutScripts('a message is sent without scripts', async ({ page, sandboxUrl }) => {
  const sender = 'no-scripts@example.org'
  await page.goto(path)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Première ligne\nseconde ligne')
  await page.getByLabel(emailLabel).fill('personne')
  await page.getByRole('button', { name: send }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('alert').filter({ hasText: summary })).toContainText(email)
  await expect(message).toHaveValue('Première ligne\nseconde ligne')
  await fillIn(page, sender)
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByRole('status').filter({ hasText: held })).toBeVisible()
  const response = await page.request.get(`${sandboxUrl}/mailbox/api/messages?to=${sender}`)
  const { messages } = await response.json()
  await page.goto(/http\S+/.exec(messages[0].text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Envoyer mon message' }).click()
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
})

test('what is typed before the scripts have come is kept', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  const opened = page.goto('/contact')
  await fillIn(page, 'tot@example.org')
  await page.getByRole('textbox', { name: 'Message' }).fill('Tapé avant')
  letScriptsCome()
  await opened
  await page.getByLabel('Téléphone').fill('0601020304')
  await expect(page.getByLabel(french.labels.lastname, { exact: true })).toHaveValue('Durand')
  await page.getByRole('button', { name: french.send }).click()
  await expect(page.getByRole('status').filter({ hasText: french.sent })).toBeVisible()
})

test('what is typed before the scripts have come is what a press on the button right after sends', async ({
  page,
}) => {
  await page.addInitScript(pressAsSoonAsPossible)
  const letScriptsCome = await holdScripts(page)
  const opened = page.goto('/contact')
  await fillIn(page, 'press@example.org')
  await page.getByRole('textbox', { name: 'Message' }).fill('Tapé avant')
  letScriptsCome()
  await opened
  await expect(page.getByRole('status').filter({ hasText: french.sent })).toBeVisible()
})

/** Sends the form after the first of the scripts' tasks, whatever work remains. */
function pressAsSoonAsPossible(): void {
  let isSent = false
  const send = () => {
    const form = document.querySelector('form[action="/api/forms/contact"]')
    if (isSent || form === null) return
    isSent = !form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }
  const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {}
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    set(handle: (event: MessageEvent) => void) {
      set?.call(this, (event: MessageEvent) => {
        handle.call(this, event)
        send()
      })
    },
  })
}

// P-793
test('the other language is stored when it is chosen from a form with typed text, which is there on the way back', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.getByLabel(french.labels.lastname, { exact: true }).fill('Durand')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /English/ })
    .click()
  await expect(page).toHaveURL('/en/contact')
  const stored = await context.cookies()
  expect(stored.map(({ name, value }) => `${name}=${value}`)).toContain(
    `locale-${new URL(page.url()).port}=en`,
  )
  await page.goBack()
  await expect(page.getByLabel(french.labels.lastname, { exact: true })).toHaveValue('Durand')
})

const earlierInputs = [
  {
    what: 'text that was typed',
    fill: (form: Locator) => form.getByLabel(french.labels.lastname, { exact: true }).fill('Durand'),
    isThere: (form: Locator) =>
      expect(form.getByLabel(french.labels.lastname, { exact: true })).toHaveValue('Durand'),
  },
  {
    what: 'a subject that was chosen',
    fill: (form: Locator) => form.getByLabel('Objet', { exact: true }).selectOption('other'),
    isThere: (form: Locator) => expect(form.getByLabel('Objet', { exact: true })).toHaveValue('other'),
  },
]

// P-793
for (const { what, fill, isThere } of earlierInputs)
  test(`${what} before the scripts ran is there on the way back, too`, async ({ page }) => {
    const tab = await page.context().newPage()
    const release = await holdScripts(tab)
    await tab.goto('/contact', { waitUntil: 'commit' })
    const form = tab.locator('main form')
    await fill(form)
    release()
    await waitForHydration(tab)
    await form.getByRole('link', { name: /conditions/ }).click()
    await expect(tab).toHaveURL('/conditions-d-utilisation')
    await tab.goBack()
    await isThere(form)
  })

test('a failure of the network loses nothing that was typed', async ({ page, context }) => {
  await page.goto('/contact')
  await fillIn(page, 'anne@example.org')
  await page.getByRole('textbox', { name: 'Message' }).fill('À garder')
  await expect(page.getByText('Vérification terminée.')).toBeVisible()
  await context.route('**/api/forms/contact', (route) => route.fulfill({ status: 200, body: 'not JSON' }))
  await page.getByRole('button', { name: french.send }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Votre saisie est conservée' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('À garder')
})

test('the whole form is filled in and sent by keyboard', async ({ page }) => {
  await page.goto('/contact?subject=other')
  const press = (key: string) => page.keyboard.press(key)
  await page.getByLabel('Objet', { exact: true }).focus()
  for (const text of ['Durand', 'Anne', 'clavier@example.org', '', 'Au clavier']) {
    await press('Tab')
    await page.keyboard.type(text)
  }
  await press('Tab')
  await press('Space')
  // Past the two links beside the consent: terms and personal data.
  for (let tab = 0; tab < 3; tab += 1) await press('Tab')
  await press('Enter')
  await expect(page).toHaveURL('/contact?state=sent')
})
