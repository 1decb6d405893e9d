import type { Page } from '@playwright/test'
import englishForms from '../../../i18n/en/forms/index.ts'
import englishTerms from '../../../i18n/en/terms_of_use/index.ts'
import frenchForms from '../../../i18n/fr/forms/index.ts'
import frenchTerms from '../../../i18n/fr/terms_of_use/index.ts'
import { expect, testFromElsewhere as test } from '../../support/fixtures.ts'
import { type JourneyStep, linger, mainHeading } from '../../support/journey.ts'
import { inTurn } from '../../support/languages.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { newAddress, printCode } from '../../support/registration.ts'
import { steppedForms } from '../../support/stepped-forms.ts'
import { fillStep, type WalkLanguage } from '../../support/walk-form.ts'

const forms = { fr: frenchForms, en: englishForms } as const

const termsPage: JourneyStep = {
  page: { fr: '/conditions-d-utilisation', en: '/en/terms-of-use' },
  heading: { fr: frenchTerms.title, en: englishTerms.title },
  shown: { fr: /Version du \d{1,2}/, en: /Version of \w+/ },
}

/** A page with a consent: how one comes there, and the field that holds what was typed before the terms were read. */
type Consent = {
  readonly name: string
  readonly field?: string
  readonly typed?: string
  reach(page: Page, language: WalkLanguage, sandboxUrl: string): Promise<void>
}

const opened =
  (path: { readonly fr: string; readonly en: string }): Consent['reach'] =>
  async (page, language) => {
    await page.goto(path[language])
  }

/** From the first step of a registration to its second one. */
async function reachDeclaration(page: Page, language: WalkLanguage): Promise<void> {
  const [step] = steppedForms('')[0]?.steps ?? []
  if (step === undefined) throw new Error('the table has no registration')
  await page.goto(step.page[language])
  await fillStep(page, step)
  await page.locator(`form[action="${step.action}"] button[type="submit"]`).last().click()
  await expect(page).toHaveURL(/step=funds/)
  await waitForHydration(page)
}

/** From a posted code to the choice of a password. */
async function reachPassword(page: Page, language: WalkLanguage, sandboxUrl: string): Promise<void> {
  const code = await printCode(sandboxUrl, { name: 'Kervéguen', email: newAddress('mail.example') })
  await page.goto({ fr: '/investisseur/verification', en: '/en/verify' }[language])
  await page.locator('[name="code"]').fill(code)
  await page.locator('[name="name"]').fill('ker')
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('[name="confirmation"]')).toBeVisible()
  await waitForHydration(page)
}

const partner = { fr: '/partenaire/inscription', en: '/en/partner/register' }
const contact = { fr: '/contact', en: '/en/contact' }
const whiteBook = {
  fr: '/livre-blanc/premiers-pas-dans-le-non-cote',
  en: '/en/white-book/first-steps-in-unlisted-assets',
}

const consents: readonly Consent[] = [
  { name: 'the registration of a partner', field: 'firstname', typed: 'Yanis', reach: opened(partner) },
  { name: 'the contact form', field: 'firstname', typed: 'Yanis', reach: opened(contact) },
  { name: 'a white book', field: 'email', typed: 'yanis@mail.example', reach: opened(whiteBook) },
  { name: 'the second step of an investor', reach: reachDeclaration },
  { name: 'the password after a posted code', reach: reachPassword },
]

// P-165, P-793
for (const [turn, { field, name, reach, typed = '' }] of consents.entries())
  for (const language of inTurn(['fr', 'en'] as const, turn))
    test(`${name} leads to the terms that are accepted and back, in ${language}`, async ({
      page,
      sandboxUrl,
    }) => {
      test.slow()
      await reach(page, language, sandboxUrl)
      const [address, title] = [page.url(), await mainHeading(page).textContent()]
      if (field !== undefined) await page.locator(`main [name="${field}"]`).fill(typed)
      const atConsent = async () => {
        await expect(page).toHaveURL(address)
        await expect(mainHeading(page)).toHaveText(title ?? '')
        if (field !== undefined) await expect(page.locator(`main [name="${field}"]`)).toHaveValue(typed)
      }
      await page.locator('main form').getByRole('link', { name: forms[language].termsPage }).click()
      await linger(page, termsPage, language, atConsent)
      await page.goBack()
      await page.goBack()
      await page.goBack()
      await atConsent()
      await page.locator('main form').getByRole('link', { name: forms[language].privacyPage }).click()
      await expect(page).toHaveURL({ fr: '/donnees-personnelles', en: '/en/privacy' }[language])
      await page.goBack()
      await atConsent()
    })
