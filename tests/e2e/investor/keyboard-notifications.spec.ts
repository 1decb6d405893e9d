import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { test as base, expect } from '../../support/fixtures.ts'
import { pressOn } from '../../support/keyboard.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { startServices, type TestServices } from '../../support/services.ts'
import { demoInvestor, openOwnSession } from '../../support/sign-in.ts'

/** Own portal and sandbox, since these tests mark notifications of the account as read. */
const test = base.extend<object, { ownServices: TestServices }>({
  ownServices: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
    async ({}, use) => {
      const services = await startServices({ LOG_LEVEL: 'warn' })
      await use(services)
      await services.stop()
    },
    // Two processes start, on a machine where others start theirs.
    { scope: 'worker', timeout: 120_000 },
  ],
  portalUrl: [async ({ ownServices }, use) => use(ownServices.portalUrl), { scope: 'worker' }],
  sandboxUrl: [async ({ ownServices }, use) => use(ownServices.sandboxUrl), { scope: 'worker' }],
})

test('notifications are reached from the account, narrowed, and marked as read, one and then all', async ({
  page,
}) => {
  await openOwnSession(page, demoInvestor)
  await page.goto('/en/my-account')
  const main = page.getByRole('main')
  await pressOn(page.getByRole('link', { name: 'Notifications' }).last(), 'Enter')
  await expect(page).toHaveURL('/en/my-account/notifications')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoAxeViolations(page)
  const documents = main.getByRole('link', { name: 'Documents', exact: true })
  await pressOn(documents, 'Enter')
  await expect(page).toHaveURL(/category=documents/)
  // The URL changes before the list is loaded: elements pressed until then may be removed.
  await expect(documents).toHaveAttribute('aria-current', 'page')
  const marks = main.getByRole('button', { name: /^Mark as read:/ })
  // Documents of several funds may have one name.
  const unread = await marks.count()
  await pressOn(marks.first(), 'Enter')
  await expect(marks).toHaveCount(unread - 1)
  await waitForHydration(page)
  await pressOn(main.getByRole('link', { name: 'All', exact: true }), 'Enter')
  await pressOn(main.getByRole('button', { name: 'Mark all as read' }), 'Space')
  await expect(page.getByRole('status').filter({ hasText: 'You have read everything.' })).toBeVisible()
  await expect(marks).toHaveCount(0)
  await expectNoAxeViolations(page)
})
