import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { cards, expectNoSidewaysScroll, fundLists, resultCount, titles } from '../../support/fund-lists.ts'
import { openBy } from '../../support/opening.ts'

for (const words of fundLists) {
  test.describe(`the funds list ${words.path}`, () => {
    const { path } = words

    test('shows a page of cards @phone', async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      expect(page.url()).toMatch(new RegExp(`${path}$`))
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await expect(resultCount(page)).toHaveText(words.found('64'))
      await expect(cards(page)).toHaveCount(24)
      await expectNoSidewaysScroll(page)
    })

    test('shows the same funds as a table @phone', async ({ page }) => {
      await page.goto(`${path}?view=table`)
      await expect(page.getByRole('rowheader')).toHaveCount(24)
      await expectNoSidewaysScroll(page)
    })

    // Few results have every control of a full page, and axe takes as long as there are elements.
    for (const query of [
      '?q=atlantique&compare=fnd-1&compare=fnd-2',
      '?q=atlantique&view=table',
      '?q=zzzz',
    ]) {
      test(`is accessible as ${query} @phone`, async ({ page }) => {
        await page.goto(`${path}${query}`)
        await expect(page.getByRole('link', { name: words.clear }).first()).toBeVisible()
        // At the end of the page the bar of chosen funds covers nothing that axe could find too small.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await expectNoAxeViolations(page)
      })
    }

    test('leads on by pages, and says when there are no more', async ({ page }) => {
      await page.goto(path)
      const first = (await titles(page).first().textContent()) ?? ''
      await page.getByRole('link', { name: words.next }).click()
      await expect(page).toHaveURL(`${path}?page=2`)
      await expect(titles(page).first()).not.toHaveText(first)
      const response = await page.goto(`${path}?page=99`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: words.beyond })).toBeVisible()
      await page.getByRole('link', { name: words.first }).click()
      await expect(page).toHaveURL(path)
    })

    for (const query of [
      '?status=nope&page=abc&sort=price&view=grid',
      '?strategy=unheard-of',
      '?page=0&q=%20',
    ]) {
      test(`answers ${query} with the whole list`, async ({ page }) => {
        const response = await page.goto(`${path}${query}`)
        expect(response?.status()).toBe(200)
        await expect(resultCount(page)).toHaveText(words.found('64'))
      })
    }

    test('is for search engines without filters only', async ({ page }) => {
      const robots = page.locator('meta[name="robots"]')
      const canonical = page.locator('link[rel="canonical"]')
      await page.goto(`${path}?page=2`)
      await expect(robots).toHaveCount(0)
      await expect(canonical).toHaveAttribute('href', new RegExp(`${path}\\?page=2$`))
      await page.goto(`${path}?status=open`)
      await expect(robots).toHaveAttribute('content', 'noindex')
      await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`))
    })
  })
}

test('a telephone opens the filters as a sheet and sees the number of results change @phone', async ({
  page,
}) => {
  test.skip((page.viewportSize()?.width ?? 0) > 500, 'large screens show the filters as a column')
  await page.goto('/fonds')
  await openBy(page.getByRole('button', { name: 'Filtrer' }))
  await page.getByRole('checkbox', { name: 'Souscription ouverte' }).check()
  await expect(page.getByRole('button', { name: /^Voir 13 fonds$/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^Voir 13 fonds$/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Souscription ouverte' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filtrer (1)' })).toBeVisible()
})

test('the other language keeps filters and chosen funds', async ({ page }) => {
  await page.goto('/fonds?status=open&view=table&compare=fnd-1')
  await page.getByRole('link', { name: 'Read this page in English' }).click()
  await expect(page).toHaveURL('/en/funds?status=open&view=table&compare=fnd-1')
  await expect(page.getByRole('checkbox', { name: 'Open for subscription' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Funds to compare' })).toContainText('Orvanne Transmission')
})
