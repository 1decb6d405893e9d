import { expect, test } from '../../support/fixtures.ts'
import { goToMistake, pressOn, tabTo } from '../../support/keyboard.ts'
import { signInByKeyboard, signOutByKeyboard } from '../../support/keyboard-sign-in.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { demoInvestor, openSession } from '../../support/sign-in.ts'

test('an investor signs in, looks into the account menu, and signs out', async ({ page }) => {
  await page.goto('/en/login?callbackUrl=%2Fen%2Fmy-account')
  await signInByKeyboard(page, { ...demoInvestor, as: 'an investor' })
  await expect(page).toHaveURL('/en/my-account')
  await waitForHydration(page)
  const menu = page.getByRole('button', { name: /^My account/ })
  const documents = page.getByRole('banner').getByRole('link', { name: 'My documents' })
  await pressOn(menu, 'Enter')
  await expect(documents).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(documents).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(documents, 'Enter')
  await expect(page).toHaveURL('/en/my-account/documents')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await signOutByKeyboard(page)
  await expect(page).toHaveURL('/en')
})

test('an investor narrows the library, chooses documents, takes them, and reaches each', async ({ page }) => {
  // From a list to an archive.
  test.slow()
  await openSession(page, demoInvestor)
  await page.goto('/en/my-account/documents')
  const type = page.getByLabel('Type', { exact: true })
  await tabTo(type)
  await page.keyboard.type('Half')
  await expect(page).toHaveURL(/type=half-yearly-report/)
  await expect(page.getByRole('row').nth(1)).toContainText('Half-yearly report')
  await expect(type).toBeFocused()
  const boxes = page.getByRole('checkbox', { name: /^Select “/ })
  await pressOn(boxes.nth(0), 'Space')
  await pressOn(boxes.nth(1), 'Space')
  await expect(page.getByText('2 documents selected')).toBeVisible()
  const taking = page.waitForEvent('download')
  await pressOn(page.getByRole('button', { name: 'Download the selection (ZIP)' }), 'Enter')
  expect(await (await taking).failure()).toBeNull()
  await tabTo(page.getByRole('row').nth(1).getByRole('link').first(), { back: true })
})

test('an investor corrects the profile’s mistakes and keeps it as it was', async ({ page }) => {
  await openSession(page, demoInvestor)
  await page.goto('/en/my-account/edit')
  const field = page.getByLabel('First name')
  const before = await field.inputValue()
  await tabTo(field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await goToMistake(page, { field })
  await page.keyboard.type(before)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your profile has been successfully updated.')).toBeVisible()
})
