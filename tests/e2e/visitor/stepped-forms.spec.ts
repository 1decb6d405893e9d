import type { Page } from '@playwright/test'
import { expect, testFromElsewhere as test } from '../../support/fixtures.ts'
import { inTurn } from '../../support/languages.ts'
import { mailedLink } from '../../support/registration.ts'
import { type FormStep, steppedForms } from '../../support/stepped-forms.ts'
import { expectStep, fillStep, wander } from '../../support/walk-form.ts'

const texts = {
  fr: {
    next: 'Continuer',
    previous: 'Étape précédente',
    send: 'Envoyer ma demande',
    create: 'Créer mon compte',
    sent: 'Confirmez votre adresse email',
    team: 'Suivant',
    recorded: 'Votre demande est enregistrée',
  },
  en: {
    next: 'Continue',
    previous: 'Previous step',
    send: 'Send my request',
    create: 'Create my account',
    sent: 'Confirm your email address',
    team: 'Next',
    recorded: 'Your request is recorded',
  },
} as const

type Language = keyof typeof texts

const registrations = steppedForms('').filter(({ account }) => account === undefined)
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Goes from the first step to the second and back, in every way there is. */
async function walkBetween(page: Page, [first, second]: readonly [FormStep, FormStep], language: Language) {
  const words = texts[language]
  await page.getByRole('button', { name: words.next }).click()
  await expect(page).toHaveURL(second.page[language])
  await page.getByRole('link', { name: words.previous }).click()
  await expectStep(page, first)
  await page.goBack()
  await expect(page).toHaveURL(second.page[language])
  await page.goForward()
  await expectStep(page, first)
  await page.getByRole('button', { name: words.next }).click()
  await expect(page).toHaveURL(second.page[language])
  await wander(page, second, language)
  await page.getByRole('link', { name: words.previous }).click()
  await expectStep(page, first)
  await page.goBack()
  await expectStep(page, second)
  await fillStep(page, second)
  await page.getByRole('button', { name: words.send }).click()
}

for (const [turn, { name, steps }] of registrations.entries())
  for (const language of inTurn(['fr', 'en'] as const, turn)) {
    // P-157
    test(`${name} loses nothing that was typed on any way through it, in ${language}`, async ({
      page,
      sandboxUrl,
    }) => {
      test.slow()
      const words = texts[language]
      const [first, second] = steps
      // Each run registers an address of its own.
      const step = { ...first, fields: { ...first.fields, email: `${language}-${first.fields.email}` } }
      await page.goto(step.page[language])
      await wander(page, step, language)
      if (second !== undefined && second.isMailed !== true) await walkBetween(page, [step, second], language)
      else {
        await fillStep(page, step)
        await page.getByRole('button', { name: words.create }).click()
      }
      await expect(title(page)).toHaveText(words.sent)
      if (second?.isMailed === true) {
        await page.goto(await mailedLink(sandboxUrl, step.fields.email))
        await page.getByRole('button').first().click()
        await expect(page).toHaveURL(second.page[language])
        const team = { ...second, fields: { newTeam: `${second.fields.newTeam} ${language}` } }
        await wander(page, team, language)
        await page.getByRole('button', { name: words.team }).click()
        await expect(title(page)).toHaveText(words.recorded)
      }
      await page.goto(step.page[language])
      await expect(page.locator('[name="firstname"]')).toHaveValue('')
    })
  }
