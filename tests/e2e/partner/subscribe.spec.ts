import type { Page } from '@playwright/test'
import englishRequest from '../../../i18n/en/subscribe/index.ts'
import frenchRequest from '../../../i18n/fr/subscribe/index.ts'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { chooseLanguage, otherLanguage, reload } from '../../support/journey.ts'
import { pressOn, tabTo, typeInto } from '../../support/keyboard.ts'
import { inTurn } from '../../support/languages.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { openOwnSession, openSession, signIn } from '../../support/sign-in.ts'
import { steppedForms } from '../../support/stepped-forms.ts'
import { expectKept, expectStep, type WalkLanguage, wander } from '../../support/walk-form.ts'

/** A draft belongs to an account: these journeys share two, and run one after the other. */
test.describe.configure({ mode: 'default' })

const familyOffice = { email: 'family-office@cgp-demo.example', space: 'advisor', language: 'en' } as const
const advisor = { email: 'advisor@cgp-demo.example', space: 'advisor', language: 'en' } as const

async function fillClient(page: Page, lastname: string): Promise<void> {
  await page.getByLabel('Mrs.').check()
  await page.getByLabel('First name').fill('Hélène')
  await page.getByLabel('Last name').fill(lastname)
  await page.getByLabel('Date of birth').fill('28/02/1979')
  await page.getByLabel('Place of birth').fill('Quimper')
  await page.getByLabel('Email address').fill('helene@client.example')
  await page.getByLabel('Telephone').fill('0639980077')
  await page.getByLabel('Address', { exact: true }).fill('3, quai Inventé')
  await page.getByLabel('Postcode').fill('29000')
  await page.getByLabel('City').fill('Quimper')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

async function send(page: Page, lastname: string): Promise<void> {
  await page.getByRole('button', { name: 'Review the request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review the request')
  await expect(page.getByRole('main')).toContainText(`Hélène ${lastname}`)
  await expect(page.getByRole('main')).toContainText('€260,000.00')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('main')).toContainText('The request has been sent')
}

// P-004
test('an advisor subscribes for a client, loses nothing on the way, and gets a receipt', async ({ page }) => {
  // A whole journey, from reading how to the receipt.
  test.slow()
  await page.goto('/en/subscribe')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, advisor)
  await expect(page).toHaveURL('/en/subscribe')
  await expectNoAxeViolations(page)
  const kept = page.waitForResponse(
    (response) => response.ok() && /suitability=on/.test(response.request().postData() ?? ''),
  )
  await page.getByLabel('Share').selectOption({ index: 1 })
  await page.getByLabel('Amount').fill('1')
  await fillClient(page, 'Orsenne')
  await kept
  await page.goto('/souscrire')
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Orsenne')
  await page.goto('/en/subscribe')
  await page.getByLabel('Amount').fill('260,000')
  await send(page, 'Orsenne')
  await expectNoAxeViolations(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the receipt (PDF)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^S-\d{4}-\d+\.pdf$/)
  await page.getByRole('link', { name: 'All my requests' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Hélène Orsenne')
  await page.goto('/en/subscribe')
  await expect(page.getByLabel('Last name')).toHaveValue('')
})

testWithoutScripts(
  'an advisor subscribes without scripts; an amount too small comes back',
  async ({ page }) => {
    await openSession(page, { email: familyOffice.email, client: 'partner' })
    await page.goto('/en/subscribe')
    await page.getByLabel('Share').selectOption({ index: 1 })
    await page.getByLabel('Amount').fill('1')
    await fillClient(page, 'Kermorval')
    await page.getByRole('button', { name: 'Review the request' }).click()
    await expect(page.getByRole('main')).toContainText('below the minimum subscription')
    await expect(page.getByLabel('Last name')).toHaveValue('Kermorval')
    await page.getByLabel('Amount').fill('260 000')
    // P-843: the three declarations have one sentence, and each its name.
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
    await page.getByRole('button', { name: 'Review the request' }).click()
    for (const name of ['identity', 'documents', 'suitability'] as const)
      await expect(page.getByRole('alert')).toContainText(`${englishRequest.fields[name]} – `)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await send(page, 'Kermorval')
  },
)

test('an advisor subscribes for a client by keyboard alone', async ({ page }) => {
  // A whole journey of some twenty fields.
  test.slow()
  await openSession(page, { email: advisor.email, client: 'partner' })
  await page.goto('/en/subscribe')
  await tabTo(page.getByLabel('Share'))
  await page.keyboard.press('ArrowDown')
  await typeInto(page.getByLabel('Amount'), '260,000')
  await pressOn(page.getByRole('radio', { name: 'Mrs.' }), 'Space')
  for (const [label, text] of [
    ['First name', 'Hélène'],
    ['Last name', 'Keradec'],
    ['Date of birth', '28/02/1979'],
    ['Place of birth', 'Quimper'],
    ['Email address', 'helene@client.example'],
    ['Telephone', '0639980077'],
    ['Address', '3, quai Inventé'],
    ['Postcode', '29000'],
    ['City', 'Quimper'],
  ] as const)
    await typeInto(page.getByLabel(label, { exact: true }), text)
  const boxes = page.getByRole('checkbox')
  for (let index = 0; index < (await boxes.count()); index += 1) await pressOn(boxes.nth(index), 'Space')
  await pressOn(page.getByRole('button', { name: 'Review the request' }), 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review the request')
  await expect(page.getByRole('main')).toContainText('€260,000.00')
  await pressOn(page.getByRole('button', { name: 'Send the request' }), 'Enter')
  await expect(page.getByRole('main')).toContainText('The request has been sent')
})

const walks = [
  {
    language: 'fr',
    words: frenchRequest,
    sent: 'La demande est transmise',
    amounts: [/260\s000,00/, /271\s000,00/],
  },
  {
    language: 'en',
    words: englishRequest,
    sent: 'The request has been sent',
    amounts: ['€260,000.00', '€271,000.00'],
  },
] as const

// P-157
for (const { amounts, language, sent, words } of inTurn(walks, 1))
  test(`an advisor’s request loses nothing on any way through it, and is sent as it was read, in ${language}`, async ({
    browser,
    page,
    portalUrl,
  }) => {
    test.slow()
    const account = { email: advisor.email, client: 'partner' } as const
    const form = steppedForms(advisor.email).find(({ name }) => name === 'the request of an advisor')
    const step = form?.steps[0]
    if (form === undefined || step === undefined) throw new Error('the table has no advisor')
    await openOwnSession(page, account)
    await page.goto(step.page[language])
    await page.getByLabel(words.fields.share, { exact: true }).selectOption({ index: 1 })
    await wander(page, step, language)
    await expectKept(page, { browser, portalUrl, account, language }, form)
    await page.getByRole('button', { name: words.desk.review }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.review.title)
    await page.getByRole('link', { name: words.review.change, exact: true }).click()
    await expectStep(page, step)
    await page.goBack()
    await expect(page.getByRole('main')).toContainText(amounts[0])
    const other = await page.context().newPage()
    await other.goto(page.url().replace(/\?.*/, ''))
    await waitForHydration(other)
    await other.getByLabel(words.fields.amount).fill('271000')
    await other.close({ runBeforeUnload: true })
    await expect(async () => {
      const draft = await page.request.get(step.page[language])
      expect(await draft.text()).toMatch(/271(,|\s|&nbsp;)?000/)
    }).toPass()
    await page.getByRole('button', { name: words.review.send }).click()
    await expect(page.getByRole('main')).toContainText(words.review.changed.title)
    await expect(page.getByRole('main')).toContainText(amounts[1])
    await page.getByRole('button', { name: words.review.send }).click()
    await expect(page.getByRole('main')).toContainText(sent)
  })

const withdrawn = {
  fr: { page: '/souscrire', colleague: '/mon-compte/equipe/team-7', right: 'Souscrire pour un client' },
  en: { page: '/en/subscribe', colleague: '/en/my-account/team/team-7', right: 'Subscribe for a client' },
} as const

/** Sets the member's right to subscribe, as the team's administrator does. */
async function setRight(page: Page, language: WalkLanguage, isGiven: boolean): Promise<void> {
  await page.goto(withdrawn[language].colleague)
  await page.getByRole('link', { name: /Gaël Montarlier/ }).click()
  await page.getByRole('switch', { name: withdrawn[language].right }).setChecked(isGiven)
  await page.getByRole('button', { name: /Enregistrer les droits|Save the rights/ }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /droits|rights/i })
      .first(),
  ).toBeVisible()
}

// P-727
for (const language of inTurn(['fr', 'en'] as const, 0))
  test(`a right that is withdrawn while its page is open is gone at the next load, in ${language}`, async ({
    browser,
    page,
    portalUrl,
  }) => {
    test.slow()
    const administrator = await (await browser.newContext({ baseURL: portalUrl })).newPage()
    await openOwnSession(administrator, { email: advisor.email, client: 'partner' })
    await openOwnSession(page, { email: familyOffice.email, client: 'partner' })
    const amount = page.locator('main [name="amount"]')
    await page.goto(withdrawn[language].page)
    await expect(amount).toBeVisible()

    await setRight(administrator, language, false)
    await reload(page)
    await expect(amount).toHaveCount(0)
    await chooseLanguage(page, otherLanguage(language))
    await expect(page).toHaveURL(withdrawn[otherLanguage(language)].page)
    await expect(amount).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(withdrawn[language].page)
    await expect(amount).toHaveCount(0)

    await setRight(administrator, language, true)
    await reload(page)
    await expect(amount).toBeVisible()
    await administrator.context().close()
  })
