import { expect, test } from '../../support/fixtures.ts'
import { pressOn, typeInto } from '../../support/keyboard.ts'
import { newAddress } from '../../support/registration.ts'
import { openSession } from '../../support/sign-in.ts'

test('a partner invites a colleague and takes the invitation back', async ({ page }) => {
  const email = newAddress('mutuelle-demo.example')
  await openSession(page, { email: 'partner-one@mutuelle-demo.example', client: 'partner' })
  await page.goto('/en/my-account/users')
  await typeInto(page.getByLabel('Professional email address'), email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').locator(':focus')).toContainText('successfully sent')
  await pressOn(page.getByRole('button', { name: `Cancel the invitation to ${email}` }), 'Space')
  await expect(page.getByRole('main')).toContainText('The invitation is cancelled.')
})
