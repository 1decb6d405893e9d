import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { pressOn } from '../../support/keyboard.ts'
import { demoEditor, openSession } from '../../support/sign-in.ts'

// P-488
test('staff find the question that waits longest, and its thread, by keyboard @phone', async ({ page }) => {
  await openSession(page, demoEditor)
  await page.goto('/espace-equipe')
  await expectNoAxeViolations(page)
  await pressOn(page.getByRole('link', { name: 'Répondre aux questions' }), 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions d’investisseurs')
  await expectNoAxeViolations(page)
  await pressOn(page.getByRole('row').nth(1).getByRole('link'), 'Enter')
  await expect(page.getByLabel('Votre réponse')).toBeVisible()
  await expectNoAxeViolations(page)
})
