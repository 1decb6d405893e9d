import { expect, test } from '../../support/fixtures.ts'
import { pressOn, typeInto } from '../../support/keyboard.ts'
import { signInByKeyboard } from '../../support/keyboard-sign-in.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { newAddress } from '../../support/registration.ts'

test('a partner invites a colleague and takes the invitation back', async ({ page }) => {
  const email = newAddress('mutuelle-demo.example')
  await page.goto('/en/login?callbackUrl=%2Fen%2Fmy-account%2Fusers')
  await signInByKeyboard(page, { email: 'partner-one@mutuelle-demo.example', as: 'a partner' })
  await expect(page).toHaveURL('/en/my-account/users')
  await waitForHydration(page)
  await typeInto(page.getByLabel('Professional e-mail address'), email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').locator(':focus')).toContainText('successfully sent')
  await pressOn(page.getByRole('button', { name: `Cancel the invitation to ${email}` }), 'Space')
  await expect(page.getByRole('main')).toContainText('The invitation is cancelled.')
})
