import type { Page } from '@playwright/test'
import englishProfile from '../../../i18n/en/profile/index.ts'
import frenchProfile from '../../../i18n/fr/profile/index.ts'
import { naturalPerson } from '../../contract/registration-api.ts'
import { expect, test } from '../../support/fixtures.ts'
import { expectPage, type JourneyStep, linger, reload } from '../../support/journey.ts'
import { inTurn } from '../../support/languages.ts'
import { approve, mailedLink, newAddress } from '../../support/registration.ts'
import { openOwnSession } from '../../support/sign-in.ts'

const words = { fr: frenchProfile, en: englishProfile } as const
const editPage = { fr: '/mon-compte/modifier', en: '/en/my-account/edit' }
const editTitle = { fr: words.fr.editTitle, en: words.en.editTitle }

const waiting: JourneyStep = {
  page: editPage,
  heading: editTitle,
  shown: { fr: words.fr.pending.title, en: words.en.pending.title },
}

const verified: JourneyStep = { page: editPage, heading: editTitle, fields: { firstname: 'Émilie' } }

/** Registers an investor and confirms the address, by the link of the mail; returns the address. */
async function registerInvestor(page: Page, sandboxUrl: string): Promise<string> {
  const email = newAddress('mail.example')
  const response = await fetch(`${sandboxUrl}/product/investor-users/create`, {
    method: 'POST',
    body: JSON.stringify(naturalPerson(email)),
    headers: { 'content-type': 'application/json' },
  })
  expect(response.ok).toBe(true)
  await page.goto(await mailedLink(sandboxUrl, email))
  await page.getByRole('button').first().click()
  await expect(page).toHaveURL(/demande-en-cours|investor\/pending/)
  return email
}

// P-155
for (const language of inTurn(['fr', 'en'] as const, 0))
  test(`who is verified while signed in may do so at the next load, in ${language}`, async ({
    page,
    sandboxUrl,
  }) => {
    test.slow()
    const email = await registerInvestor(page, sandboxUrl)
    await openOwnSession(page, { email, client: 'investor' })
    const profile = { fr: '/mon-compte', en: '/en/my-account' }[language]
    const edit = page.getByRole('main').getByRole('link', { name: words[language].edit, exact: true })
    await page.goto(profile)
    await expect(edit).toHaveCount(0)
    const beside = await page.context().newPage()
    await beside.goto(profile)
    await page.goto(editPage[language])
    await linger(page, waiting, language)
    await expect(page.locator('[name="firstname"]')).toHaveCount(0)

    await approve(sandboxUrl, email)
    await reload(page)
    await expectPage(page, verified, language)
    await expect(page.getByRole('main')).not.toContainText(words[language].pending.title)
    await linger(page, verified, language)
    // The other page of this browser was open before, and has the right at its own next load.
    await reload(beside)
    await beside.getByRole('main').getByRole('link', { name: words[language].edit, exact: true }).click()
    await expectPage(beside, verified, language)
  })
