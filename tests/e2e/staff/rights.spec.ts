import type { Locator, Page } from '@playwright/test'
import englishRights from '../../../i18n/en/staff_rights/index.ts'
import frenchRights from '../../../i18n/fr/staff_rights/index.ts'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, testOfRefusedForm as test, testWithoutScripts } from '../../support/fixtures.ts'
import { pressOn, typeInto } from '../../support/keyboard.ts'
import { byScreen, inTurn } from '../../support/languages.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { demoEditor, openSession } from '../../support/sign-in.ts'

const languages = [
  {
    ...{ language: 'fr', list: '/espace-equipe/droits', staff: '/espace-equipe/droits-internes' },
    ...{ words: frenchRights, summary: 'Le formulaire contient des erreurs' },
  },
  {
    ...{ language: 'en', list: '/en/team-space/rights', staff: '/en/team-space/staff-rights' },
    ...{ words: englishRights, summary: 'The form contains errors' },
  },
] as const

type Words = typeof frenchRights | typeof englishRights

const reasonOf = (page: Page, { agreement }: Words) => page.getByLabel(agreement.reason, { exact: true })

/** Sends the form by keyboard without a reason, and follows the mistake to its field. */
async function goToReason(page: Page, { button, summary, words }: Sending): Promise<void> {
  await pressOn(page.getByRole('button', { name: button }), 'Enter')
  const mistakes = page.getByRole('alert').filter({ hasText: summary })
  await expect(mistakes).toBeFocused()
  await expectNoAxeViolations(page)
  await pressOn(mistakes.getByRole('link').first(), 'Enter')
  await expect(reasonOf(page, words)).toBeFocused()
}

type Sending = { readonly button: string; readonly summary: string; readonly words: Words }

/** Ticks a box by keyboard, and takes the tick away again. */
async function tickTwice(page: Page, box: Locator): Promise<void> {
  const isTicked = await box.isChecked()
  await pressOn(box, 'Space')
  await expect(box).toBeChecked({ checked: !isTicked })
  await page.keyboard.press('Space')
  await expect(box).toBeChecked({ checked: isTicked })
}

/** From the list to the page of a team of advisers. */
async function goToTeam(page: Page, list: string, words: Words): Promise<void> {
  await page.goto(list)
  await expectNoAxeViolations(page)
  await typeInto(page.getByLabel(words.list.findTeam), 'cgp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]q=cgp/)
  await waitForHydration(page)
  const rows = page.getByRole('table').getByRole('link')
  await pressOn(rows.first(), 'Enter')
  await expect(page).toHaveURL(/\/team-\d+$/)
  await expectNoAxeViolations(page)
}

/** To that page without the way there, which another test goes by keyboard. */
async function openTeam(page: Page, list: string): Promise<void> {
  await page.goto(`${list}?q=cgp`)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/team-\d+$/)
  // The address changes while the list is still shown.
  await expect(page.getByRole('table')).toHaveCount(2)
}

// Of two people who change a team at once, the second is refused.
test.describe.configure({ mode: 'default' })

// P-780
for (const { language, list, summary, words } of inTurn(languages, 0))
  test(`an agreement is found and changed by keyboard, in ${language}`, async ({ page }) => {
    await openSession(page, demoEditor)
    await goToTeam(page, list, words)
    await pressOn(page.getByRole('table').first().getByRole('link').first(), 'Enter')
    await expect(page).toHaveURL(/\?fund=/)
    await expectNoAxeViolations(page)
    await goToReason(page, { button: words.agreement.submit, summary, words })
    await tickTwice(page, page.getByRole('checkbox', { name: words.agreement.audienceNames.retail }))
    await typeInto(reasonOf(page, words), 'Relecture')
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.news.agreement.title)).toBeVisible()
    await expectNoAxeViolations(page)
  })

// P-781
for (const { language, list, summary, words } of inTurn(languages, 1))
  test(`the rights of a team’s member are changed by keyboard, in ${language}`, async ({ page }) => {
    await openSession(page, demoEditor)
    await openTeam(page, list)
    await waitForHydration(page)
    await pressOn(page.getByRole('table').last().getByRole('link').last(), 'Enter')
    await expect(page).toHaveURL(/\?member=/)
    await expectNoAxeViolations(page)
    await goToReason(page, { button: words.member.submit, summary, words })
    await tickTwice(page, page.getByRole('checkbox').first())
    await typeInto(reasonOf(page, words), 'Relecture')
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.news.member.title)).toBeVisible()
    await expectNoAxeViolations(page)
  })

// P-783
for (const { language, screen, staff, summary, words } of byScreen(languages))
  test(`each right of staff is explained; a reason is asked for, in ${language} ${screen}`, async ({
    page,
  }) => {
    await openSession(page, demoEditor)
    await page.goto(staff)
    await expectNoAxeViolations(page)
    await pressOn(page.locator('tbody th a').first(), 'Enter')
    const rights = page.getByRole('group', { name: words.member.rights })
    await expect(rights.getByRole('checkbox')).toHaveCount(5)
    for (const { text } of Object.values(words.rights)) await expect(rights).toContainText(text)
    await goToReason(page, { button: words.staff.submit, summary, words })
  })

// P-780, P-781
for (const { language, list, summary, words } of inTurn(languages, 0))
  testWithoutScripts(`rights are asked for a reason without scripts, in ${language}`, async ({ page }) => {
    await openSession(page, demoEditor)
    await openTeam(page, list)
    const team = page.url()
    const forms = [
      [page.getByRole('table').first().getByRole('link').first(), words.agreement.submit],
      [page.getByRole('table').last().getByRole('link').last(), words.member.submit],
    ] as const
    for (const [link, button] of forms) {
      await page.goto(team)
      await link.click()
      const box = page.getByRole('checkbox').last()
      const isTicked = await box.isChecked()
      await box.setChecked(!isTicked)
      await page.getByRole('button', { name: button }).click()
      const mistakes = page.getByRole('alert').filter({ hasText: summary })
      await mistakes.getByRole('link').first().click()
      await expect(reasonOf(page, words)).toBeInViewport()
      await expect(page.getByRole('checkbox').last()).toBeChecked({ checked: !isTicked })
    }
  })
