import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, testOfRefusedForm as test } from '../../support/fixtures.ts'
import { demoEditor, openSession } from '../../support/sign-in.ts'

// P-783
test('staff read what each right allows; a change of rights without a reason is refused at its field', async ({
  page,
}) => {
  await openSession(page, demoEditor)
  await page.goto('/espace-equipe/droits-internes')
  await page.locator('tbody th a').first().click()
  await expect(page.getByRole('group', { name: 'Droits' }).getByRole('checkbox')).toHaveCount(5)
  await page.getByRole('button', { name: 'Enregistrer les droits' }).click()
  await expect(page.getByRole('alert')).toContainText('Motif')
  await expectNoAxeViolations(page)
})
