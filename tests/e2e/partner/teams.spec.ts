import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { openOwnSession, openSession } from '../../support/sign-in.ts'

/** The acting team is stored in the account, which these tests share: they run one after the other. */
test.describe.configure({ mode: 'default' })

// P-003, P-182
test('a partner looks at a team, and acts for another one and back', async ({ page }) => {
  await openOwnSession(page, { email: 'partner-chosen@banque-demo.example', client: 'partner' })
  await page.goto('/en/my-account/team')
  const banner = page.getByRole('complementary', { name: 'Represented partner' })
  await expect(banner).toContainText('You act for Banque Démo Rhône, team Gestion privée Lyon')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Act for this team: Gestion privée Nantes' }).click()
  await expect(banner).toContainText('team Gestion privée Nantes')
  await page.getByRole('button', { name: 'Act for this team: Gestion privée Lyon' }).click()
  await expect(banner).toContainText('team Gestion privée Lyon')
  await page.getByRole('link', { name: 'View funds and members of the team Gestion privée Lyon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestion privée Lyon')
})

test('what came of a choice takes the focus, and leaves a page where its visitor scrolled before the scripts came', async ({
  page,
}) => {
  await openOwnSession(page, { email: 'partner-chosen@banque-demo.example', client: 'partner' })
  await page.goto('/en/my-account/team')
  await page.getByRole('button', { name: 'Act for this team: Gestion privée Nantes' }).click()
  const news = page
    .getByRole('main')
    .locator('[tabindex="-1"]')
    .filter({ has: page.getByRole('status') })
  await expect(news.last()).toBeFocused()

  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.fallback()
  })
  const back = page.getByRole('button', { name: 'Act for this team: Gestion privée Lyon' })
  await back.click()
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await expect(page.getByRole('complementary', { name: 'Represented partner' })).toContainText('Lyon')
  await last.scrollIntoViewIfNeeded()
  scripts.resolve()
  await waitForHydration(page)
  await expect(last).toBeInViewport()
})

test('a partner narrows, orders and exports the clients’ subscriptions', async ({ page }) => {
  await openSession(page, { email: 'partner-child@assureur-demo.example', client: 'partner' })
  await page.goto('/en/my-account/subscriptions')
  await page.getByLabel('Status').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/status=completed/)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Amount' }).click()
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('subscriptions.csv')
})
