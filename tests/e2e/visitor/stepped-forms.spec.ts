import { expect, testFromElsewhere as test } from '../../support/fixtures.ts'
import { steppedForms } from '../../support/stepped-forms.ts'
import { expectStep, fillStep, wander } from '../../support/walk-form.ts'

const registrations = steppedForms('').filter(({ account }) => account === undefined)

for (const { name, steps } of registrations) {
  // P-157
  test(`${name} loses nothing that was typed on any way through it`, async ({ page }) => {
    test.slow()
    const [first, second] = steps
    await page.goto(first.page.en)
    await wander(page, first)
    // The second step of a partner follows a mail.
    if (second === undefined || second.isMailed === true) return
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(second.page.en)
    await page.getByRole('link', { name: 'Previous step' }).click()
    await expectStep(page, first)
    await page.goBack()
    await expect(page).toHaveURL(second.page.en)
    await page.goForward()
    await expectStep(page, first)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(second.page.en)
    await wander(page, second)
    await page.getByRole('link', { name: 'Previous step' }).click()
    await expectStep(page, first)
    await page.goBack()
    await expectStep(page, second)
    await fillStep(page, second)
    await page.getByRole('button', { name: 'Send my request' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
    await page.goto(first.page.en)
    await expect(page.locator('[name="firstname"]')).toHaveValue('')
  })
}
