import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { pressOn, tabTo } from '../../support/keyboard.ts'
import { inTurn } from '../../support/languages.ts'
import { readMail } from '../../support/mailbox.ts'
import { demoEditor, openOwnSession, openSession } from '../../support/sign-in.ts'

const advisor = { email: 'advisor@cgp-demo.example', client: 'partner' } as const

const texts = {
  fr: {
    list: '/mon-compte/dossiers',
    home: '/',
    toSign: 'Signer le dossier de souscription D-',
    open: 'Ouvrir un dossier',
    civility: 'Mme',
    fields: {
      Montant: '260 000',
      Prénom: 'Hélène',
      Nom: 'Kerguelen',
      'Date de naissance': '28/02/1979',
      'Ville de naissance': 'Quimper',
      'Adresse email': 'investor-one@sandbox.example',
      Téléphone: '0639980077',
      Adresse: '3, quai Inventé',
      'Code postal': '29000',
      Ville: 'Quimper',
    },
    share: 'Part',
    next: 'Enregistrer et continuer',
    kind: 'Nature de la pièce',
    file: 'Fichier',
    expiry: 'Date d’expiration',
    add: 'Joindre la pièce',
    wrong: 'ni un PDF',
    emptyFile: 'Ce fichier est vide.',
    tooLarge: 'dépasse 10 Mo',
    kinds: ['Pièce d’identité', 'Justificatif de domicile', 'Justificatif de l’origine des fonds'],
    toWarnings: 'Continuer vers les avertissements',
    ask: 'Demander la signature',
    code: 'Code de signature',
    sign: 'Signer et envoyer',
    noCode: 'Le champ «\u00a0Code de signature\u00a0» est requis.',
    sent: 'Le dossier est envoyé',
    receipt: 'Accusé de réception (PDF)',
  },
  en: {
    list: '/en/my-account/cases',
    home: '/en',
    toSign: 'Sign subscription case D-',
    open: 'Open a case',
    civility: 'Mrs.',
    fields: {
      Amount: '260,000',
      'First name': 'Hélène',
      'Last name': 'Kerguelen',
      'Date of birth': '28/02/1979',
      'Place of birth': 'Quimper',
      'Email address': 'investor-thirty@sandbox.example',
      Telephone: '0639980077',
      Address: '3, quai Inventé',
      Postcode: '29000',
      City: 'Quimper',
    },
    share: 'Share',
    next: 'Save and continue',
    kind: 'Kind of document',
    file: 'File',
    expiry: 'Expiry date',
    add: 'Add the document',
    wrong: 'neither a PDF',
    emptyFile: 'This file is empty.',
    tooLarge: 'larger than 10 MB',
    kinds: ['Proof of identity', 'Proof of address', 'Proof of the origin of funds'],
    toWarnings: 'Continue to the warnings',
    ask: 'Ask for the signature',
    code: 'Signature code',
    sign: 'Sign and send',
    noCode: 'The Signature code field is required.',
    sent: 'The case has been sent',
    receipt: 'Acknowledgement of receipt (PDF)',
  },
} as const

type Texts = (typeof texts)['fr' | 'en']

async function fillIn(page: Page, words: Texts): Promise<void> {
  await page.getByLabel(words.share, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(words.civility).check()
  for (const [label, text] of Object.entries(words.fields))
    await page.getByLabel(label, { exact: true }).fill(text)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: words.next }).click()
}

const pdf = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

async function addDocuments(page: Page, words: Texts): Promise<void> {
  const add = async (kind: string, buffer = pdf.buffer) => {
    await page.getByLabel(words.kind).selectOption(kind)
    await page.getByLabel(words.file, { exact: true }).setInputFiles({ ...pdf, buffer })
    if (kind === words.kinds[0]) await page.getByLabel(words.expiry).fill('01/01/2099')
    await page.getByRole('button', { name: words.add }).click()
  }
  await add(words.kinds[1], Buffer.from('GIF89a'))
  await expect(page.getByRole('main')).toContainText(words.wrong)
  await expectNoAxeViolations(page)
  // P-843
  await add(words.kinds[1], Buffer.alloc(0))
  await expect(page.getByRole('alert')).toContainText(words.emptyFile)
  // P-820: nothing is sent, and what was typed stays.
  await add(words.kinds[0], Buffer.alloc(10_000_001, '%PDF-1.4\n'))
  await expect(page.getByRole('alert')).toContainText(words.tooLarge)
  await expect(page.getByLabel(words.expiry)).toHaveValue('01/01/2099')
  for (const [index, kind] of words.kinds.entries()) {
    await add(kind)
    await expect(page.getByRole('main').getByText(/^PDF, \d/)).toHaveCount(index + 1)
  }
}

/** Expects the home page of a client who is an investor too to say what waits for a signature, or nothing of it. */
async function expectToSign(client: Page, words: Texts, isOpen: boolean): Promise<void> {
  await client.goto(words.home)
  await expect(client.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(client.getByRole('main').getByText(words.toSign)).toHaveCount(isOpen ? 1 : 0)
}

// P-500, P-507, P-508, P-510, P-590, P-841
for (const language of inTurn(['fr', 'en'] as const, 0))
  test(`an advisor prepares a case, has it signed and keeps its receipt, in ${language}`, async ({
    browser,
    page,
    portalUrl,
    sandboxUrl,
  }) => {
    // A whole journey of four steps.
    test.slow()
    const words: Texts = texts[language]
    const [, , , , , email = ''] = Object.values(words.fields)
    const client = await (await browser.newContext({ baseURL: portalUrl })).newPage()
    await openOwnSession(client, { email, client: 'investor' })
    await expectToSign(client, words, false)
    await openSession(page, advisor)
    await page.goto(words.list)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: words.open }).dblclick()
    await fillIn(page, words)
    await addDocuments(page, words)
    await page.getByRole('link', { name: words.toWarnings }).click()
    await expectNoAxeViolations(page)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: words.next }).click()
    await page.getByRole('button', { name: words.ask }).click()
    await expect(page.getByLabel(words.code)).toBeVisible()
    await expectNoAxeViolations(page)
    await expectToSign(client, words, true)
    // P-854: an empty code is none, and spends no attempt.
    await page.getByRole('button', { name: words.sign }).click()
    await expect(page.getByRole('alert')).toContainText(words.noCode)
    const code = /(?<![#\w])\d{6}\b/.exec(await readMail(sandboxUrl, email, 'SHA-256'))?.[0]
    await page.getByLabel(words.code).fill(code ?? '')
    await page.getByRole('button', { name: words.sign }).click()
    await expect(page.getByRole('main')).toContainText(words.sent)
    await expectToSign(client, words, false)
    await client.context().close()
    await expectNoAxeViolations(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: words.receipt }).click()
    expect((await download).suggestedFilename()).toMatch(/^D-\d{4}-\d+-(accuse-de-reception|receipt)\.pdf$/)
  })

// P-500, P-504
test('a case is opened, kept and withdrawn by keyboard alone @phone', async ({ page }) => {
  await openSession(page, advisor)
  await page.goto('/en/my-account/cases')
  await pressOn(page.getByRole('button', { name: 'Open a case' }), 'Enter')
  await expect(page).toHaveURL(/\/cases\/cas-\d+$/)
  const kept = page.waitForResponse((response) => response.ok() && response.url().endsWith('/draft'))
  await tabTo(page.getByLabel('First name'))
  await page.keyboard.type('Nolwenn')
  await page.keyboard.press('Tab')
  await kept
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nolwenn')
  const steps = page.getByRole('navigation', { name: 'Steps of the case' })
  await pressOn(steps.getByRole('link', { name: 'Documents' }), 'Enter')
  await tabTo(page.getByLabel('Kind of document'))
  await pressOn(page.locator('summary').filter({ hasText: 'Withdraw the case' }), 'Enter')
  await pressOn(page.getByRole('button', { name: 'Withdraw the case' }), 'Enter')
  await expect(page.getByRole('main')).toContainText('has been withdrawn')
})

// P-512
test('staff find the case that waits, with its documents and decisions, by keyboard @phone', async ({
  page,
}) => {
  await openSession(page, demoEditor)
  await page.goto('/espace-equipe/dossiers')
  await expectNoAxeViolations(page)
  await pressOn(page.getByRole('row').nth(1).getByRole('link'), 'Enter')
  await tabTo(page.getByRole('button', { name: 'Refuser le dossier' }))
  await expectNoAxeViolations(page)
})
