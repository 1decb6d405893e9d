import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { addDays } from '../../../src/lib/plain-date.ts'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, testOfRefusedForm as test } from '../../support/fixtures.ts'
import { demoEditor, openSession } from '../../support/sign-in.ts'

// P-696
test('staff record a mandate and end it: a refusal is at its field, and what was done in view @phone', async ({
  page,
}) => {
  await openSession(page, demoEditor)
  // It begins tomorrow: other tests sign in as this person.
  const tomorrow = addDays(plainDateAt(new Date()), 1)
  await page.goto('/espace-equipe/personnes/acc-position-4')
  await page.getByLabel('Documents et chiffres').check()
  await page.getByLabel('Consulter seulement').check()
  await page.getByLabel('Premier jour').fill(tomorrow)
  const holder = page.getByLabel('Adresse email du titulaire')
  await holder.fill('investor-thirty@sandbox.example')
  const submit = page.getByRole('button', { name: 'Enregistrer le mandat' })
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('l’adresse de cette personne elle-même')
  await expectNoAxeViolations(page)
  await holder.fill('investor-five@sandbox.example')
  await submit.click()
  const done = page.getByRole('status').filter({ hasText: 'Le mandat est enregistré.' })
  await expect(done).toBeInViewport()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Mettre fin au mandat pour Inès Delorme' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Le mandat est terminé.' })).toBeInViewport()
  await expect(page.getByText('À partir du')).toHaveCount(0)
})
