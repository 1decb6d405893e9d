import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { test as base, expect } from '../../support/fixtures.ts'
import { openBy } from '../../support/opening.ts'
import { startPortalBeside, type TestPortal } from '../../support/services.ts'

const secret = 'open sesame, please'

/** A portal of its own: maintenance would close the one of all other tests. */
const test = base.extend<object, { ownPortal: TestPortal }>({
  ownPortal: [
    async ({ sandboxUrl }, use) => {
      const portal = await startPortalBeside(sandboxUrl, { MAINTENANCE_SECRET: secret })
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
  portalUrl: [async ({ ownPortal }, use) => use(ownPortal.portalUrl), { scope: 'worker' }],
})
const testWithoutScripts = test.extend({ javaScriptEnabled: false })

test.use({ expectedConsole: [/status of 503/] })

/** Switches by the file, and waits until the portal has noticed. */
async function switchTo({ portalUrl, dataDirectory }: TestPortal, text: 'on' | 'off'): Promise<void> {
  writeFileSync(join(dataDirectory, 'maintenance'), text)
  await expect
    .poll(async () => (await fetch(`${portalUrl}/en/funds`, { redirect: 'manual' })).status)
    .toBe(text === 'on' ? 302 : 200)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const { funds, company, path, title, home, retry } = {
  funds: '/fonds',
  company: 'La société',
  path: '/maintenance',
  title: 'Site en maintenance',
  home: '/',
  retry: 'Réessayer',
} as const

// P-054
test(`a visit of ${funds} that maintenance interrupts leads to ${path}, and home when it is over @phone`, async ({
  page,
  ownPortal,
  isMobile,
}) => {
  await switchTo(ownPortal, 'off')
  await page.goto(funds)
  await switchTo(ownPortal, 'on')
  if (isMobile) await openBy(page.getByRole('button', { name: 'Menu' }))
  await page.getByRole('banner').getByRole('link', { name: company }).click()
  await expect(page).toHaveURL(path)
  await expect(heading(page)).toHaveText(title)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: retry }).click()
  await expect(page).toHaveURL(path)
  await switchTo(ownPortal, 'off')
  await page.getByRole('link', { name: retry }).click()
  await expect(page).toHaveURL(home)
})

testWithoutScripts(`${path} needs no scripts`, async ({ page, ownPortal }) => {
  await switchTo(ownPortal, 'on')
  const response = await page.goto(funds)
  expect(response?.status()).toBe(503)
  await expect(page).toHaveURL(path)
  await expect(heading(page)).toHaveText(title)
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
})

test('the maintenance page speaks the other language too', async ({ page, ownPortal }) => {
  await switchTo(ownPortal, 'on')
  await page.goto('/maintenance')
  await page.getByRole('link', { name: 'Read this page in English' }).click()
  await expect(page).toHaveURL('/en/maintenance')
  await expect(heading(page)).toHaveText('Site under maintenance')
})

test('who brings the secret browses the closed portal', async ({ page, ownPortal }) => {
  await switchTo(ownPortal, 'on')
  await page.goto(`/fonds?view=table&bypass=${encodeURIComponent(secret)}`)
  await expect(page).toHaveURL('/fonds?view=table')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible()
})
