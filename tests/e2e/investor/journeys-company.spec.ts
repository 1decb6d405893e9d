import englishProfile from '../../../i18n/en/profile/index.ts'
import frenchProfile from '../../../i18n/fr/profile/index.ts'
import { expect, testOfRefusedForm as test } from '../../support/fixtures.ts'
import { expectPage, type JourneyStep, linger } from '../../support/journey.ts'
import { inTurn } from '../../support/languages.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { decideCompany } from '../../support/registration.ts'
import { mailsTo } from '../../support/sent-mail.ts'
import { openOwnSession } from '../../support/sign-in.ts'

const words = { fr: frenchProfile, en: englishProfile } as const
const company = 'investor-company@sandbox.example'
const profilePage = { fr: '/mon-compte', en: '/en/my-account' }
const titles = { fr: words.fr.title, en: words.en.title }

const proofs = { fr: /Confirmez que c’est bien vous/, en: /Show that it is you/ } as const

const nameField = 'field-social_reason'
const numberField = 'field-identification_number'

/** Subjects of the notices, in the language that the profile prefers. */
const notices = {
  fr: ['Changement de raison sociale', 'restent inchangées', 'ont été modifiées'],
  en: ['Change of company name', 'stay as they are', 'have been changed'],
} as const

const editPage = (fields: Readonly<Record<string, string>>): JourneyStep => ({
  page: { fr: '/mon-compte/modifier', en: '/en/my-account/edit' },
  heading: { fr: words.fr.editTitle, en: words.en.editTitle },
  fields,
})

const savedPage: JourneyStep = {
  page: { fr: `${profilePage.fr}?saved=company`, en: `${profilePage.en}?saved=company` },
  heading: titles,
  shown: { fr: words.fr.saved.company, en: words.en.saved.company },
}

/** One company: each of its changes begins where the former one has ended. */
test.describe.configure({ mode: 'default' })

// P-189, P-556
for (const language of inTurn(['fr', 'en'] as const, 0))
  test(`a company changes its name and number by proof, notice and review, in ${language}`, async ({
    page,
    sandboxUrl,
  }) => {
    test.slow()
    const text = words[language].form
    const former = { name: '', number: '' }
    const renamed = `Société des Rives ${language}`
    const number = language === 'fr' ? '732 829 320' : '552 100 554'
    // As it is shown: the company register's groups of digits, which no line breaks.
    const shownNumber = number.replaceAll(' ', '\u00a0')
    const field = (name: string) => page.locator(`[name="${name}"]`)
    const newest = async () => (await mailsTo(sandboxUrl, company))[0]?.subject ?? ''
    const [asked, refused, approved] = notices[language]

    await openOwnSession(page, { email: company, client: 'investor' })
    await page.goto(profilePage[language])
    await page.getByRole('main').getByRole('link', { name: words[language].edit, exact: true }).click()
    await expectPage(page, editPage({}), language)
    former.name = await field(nameField).inputValue()
    former.number = await field(numberField).inputValue()
    const unchanged = editPage({ [nameField]: former.name, [numberField]: former.number })
    await linger(page, unchanged, language, () => expect(page).toHaveURL(profilePage[language]))

    const ask = async () => {
      await field(nameField).fill(renamed)
      await page.locator(`[name="language"][value="${language}"]`).check()
      await field('field-identification_type').selectOption('siren')
      await field(numberField).fill(number)
      await page.getByRole('button', { name: text.submit, exact: true }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(proofs[language])
      // The refusal keeps what was typed.
      await expect(field(nameField)).toHaveValue(renamed)
      await expect(field(numberField)).toHaveValue(number)
      await page.locator('[name="proof"]').fill('Sandbox-2026!')
      await page.getByRole('button', { name: text.submit, exact: true }).click()
      await linger(page, savedPage, language)
      await expect(page.getByRole('main')).toContainText(former.name)
      await expect.poll(newest).toContain(asked)
    }

    await ask()
    await decideCompany(sandboxUrl, company, { decision: 'refuse', reason: 'Extrait trop ancien.' })
    await expect.poll(newest).toContain(refused)
    await page.goto(editPage({}).page[language])
    await linger(page, unchanged, language)

    await ask()
    await decideCompany(sandboxUrl, company, { decision: 'approve' })
    await expect.poll(newest).toContain(approved)
    await page.goto(editPage({}).page[language])
    await waitForHydration(page)
    await linger(page, editPage({ [nameField]: renamed, [numberField]: shownNumber }), language)
  })
