import { expect, test } from '../../support/fixtures.ts'

test('a return to the first page never leaves the page blank while the code of its parts is loading', async ({
  page,
}) => {
  await page.goto('/en/funds/orvanne-croissance-ii')
  const tabs = page.getByRole('navigation', { name: 'Pages of the fund' })
  const open = async (name: string) => {
    await tabs.getByRole('link', { name }).click()
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/static-(funds|texts|charts)/, async (route) => {
    await held
    await route.continue()
  })
  await open('Documents')
  await expect(page.getByRole('search').last()).toBeVisible()
  await open('Key information')
  await expect(page.getByRole('banner')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Valuation', exact: true })).toBeVisible()
})
