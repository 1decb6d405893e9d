import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { linkIn, readMail } from '../../support/mailbox.ts'
import { mailedLink, newAddress } from '../../support/registration.ts'
import { openSession } from '../../support/sign-in.ts'

const password = 'Portail-Prive-9'

// P-557
test('an invited colleague registers by the link, joins the team and signs in', async ({
  page,
  browser,
  portalUrl,
  sandboxUrl,
}) => {
  // Two people, from the invitation to the team.
  test.slow()
  const email = newAddress('mutuelle-demo.example')
  await openSession(page, { email: 'partner-one@mutuelle-demo.example', client: 'partner' })
  await page.goto('/en/my-account/users')
  await page.getByLabel('Professional email address').fill(email)
  await page.getByRole('button', { name: 'Send the invitation', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'successfully sent' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: email })).toBeVisible()
  await expectNoAxeViolations(page)

  const context = await browser.newContext({ baseURL: portalUrl })
  const colleague = await context.newPage()
  // An older draft of this browser holds another address.
  await colleague.goto('/en/partner/register')
  await colleague.getByLabel('Professional email address').fill('older@mutuelle-demo.example')
  const saved = colleague.waitForResponse((response) => response.url().includes('/api/registration/draft/'))
  await colleague.getByLabel('First name').fill('Old')
  await saved
  await colleague.goto(await mailedLink(sandboxUrl, email))
  await expect(colleague.getByLabel('Professional email address')).toHaveValue(email)
  await colleague.getByLabel('Mrs.').check()
  await colleague.getByLabel('First name').fill('Soline')
  await colleague.getByLabel('Last name').fill('Ferrandel')
  await colleague.getByLabel('Telephone').fill('0639980079')
  await colleague.getByLabel('Password', { exact: true }).fill(password)
  await colleague.getByLabel('Confirm the password').fill(password)
  await colleague.getByLabel('I accept').check()
  await colleague.getByRole('button', { name: 'Create my account' }).click()
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
  // The invitation went to the same address; this mail is sent some time after the response that announces it.
  await colleague.goto(linkIn(await readMail(sandboxUrl, email, '/identity/confirm-email'), 'http'))
  await colleague.getByRole('button').first().click()
  await expect(colleague.getByLabel('Épargne')).toBeChecked()
  await colleague.getByRole('button', { name: /Confirm|Next/ }).click()
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Your account is active')
  await context.close()

  await page.reload()
  await expect(page.getByRole('rowheader', { name: email })).toHaveCount(0)
  await page.goto('/en/my-account/team')
  await page.getByRole('link', { name: /View funds and members of the team Épargne/ }).click()
  await expect(page.getByRole('rowheader', { name: 'Soline Ferrandel' })).toBeVisible()
})

test('an invitation is sent again, and taken back', async ({ page }) => {
  const email = newAddress('mutuelle-demo.example')
  await openSession(page, { email: 'partner-one@mutuelle-demo.example', client: 'partner' })
  await page.goto('/en/my-account/users')
  await page.getByLabel('Professional email address').fill(email)
  await page.getByRole('button', { name: 'Send the invitation', exact: true }).click()
  await page.getByRole('button', { name: `Send the invitation to ${email} again` }).click()
  await expect(page.getByRole('main')).toContainText('It is a new link')
  await page.getByRole('button', { name: `Cancel the invitation to ${email}` }).click()
  await expect(page.getByRole('main')).toContainText('The invitation is cancelled.')
  await expect(page.getByRole('rowheader', { name: email })).toHaveCount(0)
})
