import type { Page } from '@playwright/test'
import { signInByHttp } from '../../../scripts/lib/sign-in.ts'
import { expect, testOfRefusedForm as test } from '../../support/fixtures.ts'
import { pressOn, typeInto } from '../../support/keyboard.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { openInvestor } from '../../support/registration.ts'
import { openOwnSession } from '../../support/sign-in.ts'

const password = 'Sandbox-2026!'
const next = 'Portail-Prive-9'

async function enter(page: Page, email: string, path: string): Promise<void> {
  await openOwnSession(page, { email, client: 'investor' })
  await page.goto(path)
}

test('other sessions are closed, and the password is changed after a mistake', async ({
  page,
  portalUrl,
  sandboxUrl,
}) => {
  const email = await openInvestor(sandboxUrl, password)
  await signInByHttp(portalUrl, { email, client: 'investor' })
  await enter(page, email, '/en/my-account/security')
  await pressOn(page.getByRole('button', { name: 'Close all other sessions' }), 'Enter')
  await expect(page.getByText('All your other sessions were closed.')).toBeVisible()
  await waitForHydration(page)
  await typeInto(page.getByLabel('Old password'), 'Wrong-2026!')
  await typeInto(page.getByLabel('New password', { exact: true }), next)
  await typeInto(page.getByLabel('Confirm the new password'), next)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await pressOn(page.getByRole('alert').getByRole('link'), 'Enter')
  await expect(page.getByLabel('Old password')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
})

test('a copy of the personal data is taken, and a sign-in is reported', async ({ page, sandboxUrl }) => {
  const email = await openInvestor(sandboxUrl, password)
  await enter(page, email, '/en/my-account/personal-data')
  const taking = page.waitForEvent('download')
  await pressOn(page.getByRole('link', { name: 'Download my data' }), 'Enter')
  expect((await taking).suggestedFilename()).toMatch(/\.json$/)
  await page.goto('/en/my-account/history')
  await pressOn(page.getByRole('button', { name: /^This was not me/ }).first(), 'Enter')
  await pressOn(page.getByRole('button', { name: 'Close all sessions' }).first(), 'Enter')
  await expect(page).toHaveURL('/en/login?notice=sessions_ended')
  await page.goto('/en/my-account')
  await expect(page).toHaveURL(/\/en\/login/)
})
