import englishDesk from '../../../i18n/en/staff_desk/index.ts'
import frenchDesk from '../../../i18n/fr/staff_desk/index.ts'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { pressOn } from '../../support/keyboard.ts'
import { byScreen, inTurn } from '../../support/languages.ts'
import { demoEditor, openSession } from '../../support/sign-in.ts'

const languages = [
  {
    ...{ language: 'fr', space: '/espace-equipe', queues: 'a-traiter', figures: 'chiffres' },
    ...{ others: ['non-affiche', 'publications', 'questions', 'dossiers'], words: frenchDesk },
  },
  {
    ...{ language: 'en', space: '/en/team-space', queues: 'to-do', figures: 'figures' },
    ...{ others: ['not-shown', 'publications', 'questions', 'cases'], words: englishDesk },
  },
] as const

// P-462, P-724
for (const { language, queues, screen, space, words } of byScreen(languages))
  test(`staff go from what waits to a person by keyboard, in ${language} ${screen}`, async ({ page }) => {
    await openSession(page, demoEditor)
    await page.goto(space)
    await expectNoAxeViolations(page)
    const card = page.getByRole('listitem').filter({ hasText: words.queues.names.unseen_calls })
    await pressOn(card.getByRole('link', { name: words.queues.toList }), 'Enter')
    await expect(page).toHaveURL(`${space}/${queues}/unseen_calls`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.queues.names.unseen_calls)
    await expectNoAxeViolations(page)
    const holder = page.getByRole('rowheader').getByRole('link').first()
    const name = (await holder.textContent()) ?? ''
    await pressOn(holder, 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

// P-680
for (const { figures, language, space, words } of inTurn(languages, 0))
  test(`staff read the figures of use by keyboard, in ${language}`, async ({ page }) => {
    await openSession(page, demoEditor)
    await page.goto(`${space}/${figures}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.usage.title)
    await expectNoAxeViolations(page)
    await pressOn(page.getByRole('link', { name: words.usage.quarter, exact: true }), 'Enter')
    await expect(page).toHaveURL(/[?&]from=\d{4}-\d\d-\d\d/)
    await expectNoAxeViolations(page)
  })

// P-461, P-512
for (const { language, others, space } of inTurn(languages, 1))
  test(`the other pages of the desk have no faults of accessibility, in ${language}`, async ({ page }) => {
    await openSession(page, demoEditor)
    for (const path of others) {
      await page.goto(`${space}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoAxeViolations(page)
    }
  })
