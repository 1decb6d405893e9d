import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { openAccountMenu, signIn } from '../../support/sign-in.ts'

const languages = [
  { language: 'fr', account: '/mon-compte', documents: 'Mes documents' },
  { language: 'en', account: '/en/my-account', documents: 'My documents' },
] as const

for (const { language, account, documents } of languages)
  test(`the opened account menu is no barrier (${language})`, async ({ page }) => {
    await page.goto(account)
    await signIn(page, { email: 'investor@sandbox.example', space: 'investor', language })
    await expect(page).toHaveURL(account)
    await openAccountMenu(page)
    await expect(page.getByRole('banner').getByRole('link', { name: documents })).toBeVisible()
    await expectNoAxeViolations(page)
  })
