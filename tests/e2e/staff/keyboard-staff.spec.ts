import { expect, test } from '../../support/fixtures.ts'
import { goToMistake, pressOn, typeInto } from '../../support/keyboard.ts'
import { signInStaffByKeyboard, signOutByKeyboard } from '../../support/keyboard-sign-in.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { demoEditor, openOwnSession } from '../../support/sign-in.ts'

test('staff sign in, see their tools, put a new password’s mistakes right, and sign out', async ({
  page,
}) => {
  await page.goto('/en/login/team')
  await signInStaffByKeyboard(page, 'desk@sandbox.example')
  await expect(page).toHaveURL('/en/team-space')
  await waitForHydration(page)
  await pressOn(page.getByRole('main').getByRole('link', { name: 'Change password' }), 'Enter')
  await expect(page).toHaveURL('/en/team-space/password')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await typeInto(page.getByLabel('New password'), 'short')
  await page.keyboard.press('Enter')
  await goToMistake(page, { field: page.getByLabel('Old password') })
  await signOutByKeyboard(page)
  await expect(page).toHaveURL('/en')
})

test('staff read a draft and leave the preview', async ({ page }) => {
  await openOwnSession(page, demoEditor)
  await page.goto('/api/preview?type=article&slug=what-we-expect-of-autumn-2026&locale=en')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await pressOn(page.getByRole('banner').getByRole('link', { name: 'Our funds' }), 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await pressOn(page.getByRole('link', { name: 'Leave the preview' }), 'Enter', { back: true })
  await expect(page).toHaveURL('/en/funds')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
})
