import { expect, test } from '../../support/fixtures.ts'

for (const path of ['/fonds', '/fonds/orvanne-co-investissement-atlantique']) {
  test(`everything is in the language that is chosen, there and back (${path})`, async ({ page }) => {
    const told = () => page.locator('main').ariaSnapshot()
    const choose = async (language: string, url: string) => {
      await page.locator(`header a[hreflang^="${language}"]`).first().click()
      await expect(page).toHaveURL(url)
    }
    const english = `/en${path.replace('fonds', 'funds')}`
    await page.goto(english)
    const inEnglish = await told()
    await page.goto(path)
    const inFrench = await told()
    await choose('en', english)
    await expect.poll(told).toBe(inEnglish)
    await choose('fr', path)
    await expect.poll(told).toBe(inFrench)
  })
}
