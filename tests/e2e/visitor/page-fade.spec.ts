import { expect, test } from '../../support/fixtures.ts'

/** Runs in the page: every fade is cut short by the next one, and counted. */
function cutFadesShort(): void {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const fade = start(update)
    document.documentElement.dataset.fades = String(Number(document.documentElement.dataset.fades ?? 0) + 1)
    start(() => undefined).ready.catch(() => undefined)
    return fade
  }
}

test('a page that is left before it has faded in stands all the same, and nothing is reported', async ({
  page,
}) => {
  await page.addInitScript(cutFadesShort)
  await page.goto('/en/funds')
  const list = page.getByRole('heading', { level: 1 })
  const title = (await list.textContent()) ?? ''
  await page.locator('main li h3 a').first().click()
  await expect(page).toHaveURL(/\/en\/funds\/[^/]+$/)
  await expect(list).not.toHaveText(title)
  await page.goBack()
  await expect(list).toHaveText(title)
  await expect(page.locator('html')).toHaveAttribute('data-fades', '2')
})

test('a filter changes the list in place', async ({ page }) => {
  await page.addInitScript(cutFadesShort)
  await page.goto('/en/funds')
  await page.getByRole('searchbox').last().fill('a')
  await expect(page).toHaveURL(/\?q=a/)
  await expect(page.locator('html')).not.toHaveAttribute('data-fades')
})
