import englishPublishing from '../../../i18n/en/publishing/index.ts'
import englishDesk from '../../../i18n/en/staff_desk/index.ts'
import frenchPublishing from '../../../i18n/fr/publishing/index.ts'
import frenchDesk from '../../../i18n/fr/staff_desk/index.ts'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { pressOn, typeInto } from '../../support/keyboard.ts'
import { byScreen } from '../../support/languages.ts'
import { type Account, openOwnSession } from '../../support/sign-in.ts'

const author: Account = { email: 'staff@sandbox.example', client: 'staff' }
const second: Account = { email: 'editor@sandbox.example', client: 'staff' }

const languages = [
  {
    language: 'fr',
    people: '/espace-equipe/personnes',
    publications: '/espace-equipe/publications',
    leave: 'Quitter cette consultation',
    bar: /Vous voyez le portail comme Hadrien Kervasdoué, en lecture seule/,
    day: '15/05/2026',
    amount: '1 234,56',
    words: { desk: frenchDesk, publishing: frenchPublishing },
  },
  {
    language: 'en',
    people: '/en/team-space/people',
    publications: '/en/team-space/publications',
    leave: 'Leave this view',
    bar: /You see the portal as Hadrien Kervasdoué does, for reading only/,
    day: '16/05/2026',
    amount: '1,234.56',
    words: { desk: englishDesk, publishing: englishPublishing },
  },
] as const

// P-462, P-463
for (const { bar, language, leave, people, screen, words } of byScreen(languages))
  test(`staff find a person and see the portal as they do by keyboard, in ${language} ${screen}`, async ({
    page,
  }) => {
    await openOwnSession(page, author)
    await page.goto(people)
    await typeInto(page.getByLabel(words.desk.people.label), 'kervasd')
    await page.keyboard.press('Enter')
    const found = page.getByRole('rowheader').getByRole('link', { name: 'Hadrien Kervasdoué' })
    await expect(found).toBeVisible()
    await expectNoAxeViolations(page)
    await pressOn(found, 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hadrien Kervasdoué')
    await expectNoAxeViolations(page)
    await typeInto(page.getByLabel(words.desk.view.reason), 'Hadrien Kervasdoué, 2026')
    await pressOn(page.getByRole('button', { name: words.desk.view.submit }), 'Enter')
    await expect(page.getByText(bar)).toBeVisible()
    await expectNoAxeViolations(page)
    await pressOn(page.getByRole('button', { name: leave }), 'Enter')
    await expect(page).toHaveURL(/\/(personnes|people)\/acc-position-4$/)
    await expect(page.getByText(bar)).toHaveCount(0)
  })

// P-461. On one screen alone: a value of a day is entered once.
for (const { amount, day, language, publications, words } of languages)
  test(`what one member of staff enters, another decides by keyboard, in ${language}`, async ({
    page,
    browser,
    portalUrl,
  }) => {
    const { decide, done, find, kinds, publish } = words.publishing
    await openOwnSession(page, author)
    await page.goto(publications)
    await typeInto(page.getByLabel(find.label), 'Deeptech Industrie')
    await page.keyboard.press('Enter')
    const list = page.getByRole('list', { name: find.results })
    await expect(list).toBeVisible()
    await expectNoAxeViolations(page)
    await pressOn(list.getByRole('link', { name: kinds.value }), 'Enter')
    await expect(page.getByLabel(publish.amount)).toBeVisible()
    await expectNoAxeViolations(page)
    await typeInto(page.getByLabel(publish.date), day)
    await typeInto(page.getByLabel(publish.amount), amount)
    await page.keyboard.press('Enter')
    await expect(page.getByText(done.entered)).toBeVisible()
    await expect(page.getByRole('button', { name: decide.approve })).toHaveCount(0)
    await expectNoAxeViolations(page)

    const context = await browser.newContext({ baseURL: portalUrl })
    const other = await context.newPage()
    await openOwnSession(other, second)
    await other.goto(new URL(page.url()).pathname)
    await expect(other.getByRole('button', { name: decide.approve })).toBeVisible()
    await expectNoAxeViolations(other)
    // One is refused, so that the other language finds the fund as it was.
    if (language === 'en') await typeInto(other.getByLabel(decide.reason), 'Wrong day')
    await pressOn(
      other.getByRole('button', { name: language === 'en' ? decide.refuse : decide.approve, exact: true }),
      'Enter',
    )
    await expect(other.getByText(language === 'en' ? done.refused : done.approved)).toBeVisible()
    await expectNoAxeViolations(other)
    await context.close()
  })
