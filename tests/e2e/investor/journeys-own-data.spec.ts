import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import englishData from '../../../i18n/en/personal_data/index.ts'
import frenchData from '../../../i18n/fr/personal_data/index.ts'
import { personalDataSchema } from '../../../src/contract/product-api/account.schema.ts'
import { expect, test } from '../../support/fixtures.ts'
import { type JourneyStep, linger } from '../../support/journey.ts'
import { inTurn } from '../../support/languages.ts'
import { demoInvestor, openOwnSession } from '../../support/sign-in.ts'
import type { WalkLanguage } from '../../support/walk-form.ts'

const words = { fr: frenchData, en: englishData } as const

const dataPage: JourneyStep = {
  page: { fr: '/mon-compte/donnees-personnelles', en: '/en/my-account/personal-data' },
  heading: { fr: words.fr.title, en: words.en.title },
  shown: { fr: demoInvestor.email, en: demoInvestor.email },
}

/** Takes the copy by the page's link, and reads it as the portal's contract describes it. */
async function takeCopy(page: Page, language: WalkLanguage) {
  const taking = page.waitForEvent('download')
  await page.getByRole('link', { name: words[language].copy.download }).click()
  const file = await (await taking).path()
  return personalDataSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

// P-187, P-180
for (const language of inTurn(['fr', 'en'] as const, 1))
  test(`the personal data that are shown are those of the copy, in ${language}`, async ({ page }) => {
    test.slow()
    await openOwnSession(page, demoInvestor)
    await page.goto(dataPage.page[language])
    await linger(page, dataPage, language)
    const { sections } = await takeCopy(page, language)
    expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['account', 'sign_ins', 'sessions']))
    const main = page.getByRole('main')
    for (const { records, title } of sections) {
      const kind = main.locator('details').filter({ has: page.locator('summary', { hasText: title }) })
      await expect(kind.first(), title).toBeAttached()
      // Values stand on the page, not the number of records alone.
      const [field] = records[0]?.fields.filter(({ type, value }) => type === 'text' && value !== '') ?? []
      if (field !== undefined)
        await expect(kind.filter({ hasText: field.value }).first(), title).toBeAttached()
    }
    await linger(page, dataPage, language)
    const again = await takeCopy(page, language)
    expect(again.sections.map(({ title }) => title)).toEqual(sections.map(({ title }) => title))
  })
