import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'

const { path, word, funds, list, open, waiting, failed } = {
  path: '/',
  word: 'Comprendre',
  funds: 'Nos fonds',
  list: '/fonds',
  open: 'Souscription ouverte',
  waiting: 'Chargement de la liste des fonds…',
  failed: 'Réessayer',
} as const

test('the opened menu is no barrier', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: word }).click()
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Guides/ })
      .first(),
  ).toBeVisible()
  await expectNoAxeViolations(page)
})

test('nor is a telephone’s menu @phone', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 500, 'large screens show the menu’s words side by side')
  await page.goto(path)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: funds })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('nor is a list that waits for its response', async ({ page }) => {
  await page.goto(list)
  const answers = Promise.withResolvers<void>()
  await page.route(/_serverFn/, async (route) => {
    await answers.promise
    await route.continue()
  })
  await page.getByRole('checkbox', { name: open }).check()
  await expect(page.getByText(waiting)).toBeAttached()
  await expectNoAxeViolations(page)
  answers.resolve()
  await expect(page.getByText(waiting)).not.toBeAttached()
})

test.describe('of a page that fails under way', () => {
  test.use({ expectedConsole: [/status of 503|Error 503|ERR_FAILED|Failed to/] })

  test('nor is the message', async ({ page }) => {
    await page.goto(path)
    await page.route(/_serverFn/, (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: funds }).first().click()
    await expect(page.getByRole('main').getByText(failed).first()).toBeVisible()
    await expectNoAxeViolations(page)
  })
})
