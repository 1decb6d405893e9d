import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testOfRefusedForm } from '../../support/fixtures.ts'
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

// P-871
testOfRefusedForm(
  'a message in a case that a colleague was faster with stays in its form, below theirs',
  async ({ page }) => {
    await openSession(page, demoEditor)
    await page.goto('/espace-equipe/dossiers')
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    const text = page.getByLabel('Votre message')
    await text.fill('Le RIB manque.')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel('Votre message').fill('Tout est là.')
    await other.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(other.getByText('Tout est là.')).toBeVisible()
    await other.close()
    const send = page.getByRole('button', { name: 'Envoyer le message' })
    await send.click()
    await expect(page.getByRole('alert')).toContainText('Un message est arrivé entre-temps')
    await expect(page.getByRole('listitem').filter({ hasText: 'Tout est là.' })).toBeVisible()
    await expect(text).toHaveValue('Le RIB manque.')
    await expectNoAxeViolations(page)
    await send.click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Le RIB manque.' })).toBeVisible()
  },
)
