import englishLetters from '../../../i18n/en/fund_letters/index.ts'
import englishPublishing from '../../../i18n/en/publishing/index.ts'
import frenchLetters from '../../../i18n/fr/fund_letters/index.ts'
import frenchPublishing from '../../../i18n/fr/publishing/index.ts'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { pressOn, typeInto } from '../../support/keyboard.ts'
import { byScreen } from '../../support/languages.ts'
import { type Account, openOwnSession, openSession } from '../../support/sign-in.ts'

const author: Account = { email: 'staff@sandbox.example', client: 'staff' }
const second: Account = { email: 'desk@sandbox.example', client: 'staff' }
/** Holds the fund; no other test reads its news. */
const holder: Account = { email: 'investor-thirty@sandbox.example', client: 'investor' }

const languages = [
  {
    ...{ language: 'fr', publishing: frenchPublishing, letters: frenchLetters },
    ...{ form: '/espace-equipe/publier/fnd-14?kind=letter', list: '/mon-compte/courriers' },
  },
  {
    ...{ language: 'en', publishing: englishPublishing, letters: englishLetters },
    ...{ form: '/en/team-space/publish/fnd-14?kind=letter', list: '/en/my-account/letters' },
  },
] as const

// P-813, P-814
for (const { form, language, letters, list, publishing, screen } of byScreen(languages))
  test(`staff write to the holders of a fund by keyboard, in ${language} ${screen}`, async ({
    page,
    browser,
    portalUrl,
  }) => {
    const { decide, detail, done, publish } = publishing
    const { entry: words } = letters
    const subject = `Gouvernance ${language} ${screen}`
    await openOwnSession(page, author)
    await page.goto(form)
    await expectNoAxeViolations(page)
    await typeInto(page.getByLabel(words.subjectFr), subject)
    await typeInto(page.getByLabel(words.textFr), 'Le comité change.')
    await typeInto(page.getByLabel(words.subjectEn), subject)
    await pressOn(page.getByRole('button', { name: publish.submit }), 'Enter')
    await expect(page.getByRole('alert')).toContainText(words.textEn)
    await expectNoAxeViolations(page)
    await typeInto(page.getByLabel(words.textEn), 'The committee changes.')
    await pressOn(page.getByRole('button', { name: publish.submit }), 'Enter')
    await expect(page.getByText(done.entered)).toBeVisible()
    await expect(page.getByRole('heading', { name: detail.preview })).toBeVisible()
    await expect(page.getByRole('heading', { name: subject })).toHaveCount(2)
    await expectNoAxeViolations(page)

    const context = await browser.newContext({ baseURL: portalUrl })
    const other = await context.newPage()
    await openOwnSession(other, second)
    await other.goto(new URL(page.url()).pathname)
    await pressOn(other.getByRole('button', { name: decide.approve }), 'Enter')
    await expect(other.getByText(done.approved)).toBeVisible()
    await context.close()

    const reading = await browser.newContext({ baseURL: portalUrl })
    const reader = await reading.newPage()
    await openSession(reader, holder)
    await reader.goto(list)
    await expectNoAxeViolations(reader)
    await pressOn(reader.getByRole('link', { name: subject, exact: true }), 'Enter')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expectNoAxeViolations(reader)
    await pressOn(reader.getByRole('link', { name: letters.back }), 'Enter')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(letters.title)
    await reading.close()
  })
