import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { fundPageWords } from './fund-detail.words.ts'

const facts = (page: Page) => page.getByRole('complementary').locator('dt')
const chart = (page: Page) => page.locator('[data-chart]')
const performance = (page: Page) => page.locator('[data-share-performance]')
const chartFile = /interactive-chart/

/** Scrolls to the chart, and waits until ApexCharts stands in the picture's place. */
async function reachChart(page: Page): Promise<void> {
  await chart(page).scrollIntoViewIfNeeded()
  await expect(chart(page)).toHaveAttribute('data-chart', 'interactive')
}

async function downloadedText(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

for (const words of fundPageWords) {
  const { path } = words

  test.describe(path, () => {
    test('says the fourteen facts, every section and what must be said, and is accessible @phone', async ({
      page,
    }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orvanne Croissance II')
      await expect(facts(page)).toHaveText([...words.facts])
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText(words.sections)
      await expect(page.getByText(words.marketing)).toBeVisible()
      await expect(page.getByText(words.risk, { exact: true }).last()).toBeVisible()
      await expect(performance(page).getByText(words.warning)).toHaveCount(2)
      await reachChart(page)
      await expectNoAxeViolations(page)
    })

    test('never scrolls sideways @phone', async ({ page }) => {
      await page.goto(path)
      await reachChart(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })

    test('loads the chart library only when the chart comes near', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(asked.filter((url) => chartFile.test(url))).toEqual([])
      await expect(chart(page)).toHaveAttribute('data-chart', 'picture')
      await reachChart(page)
      expect(asked.filter((url) => chartFile.test(url)).length).toBeGreaterThan(0)
    })

    test('changes share, measure, scale and period by address, without leaving the chart', async ({
      page,
    }) => {
      await page.goto(path)
      await page.locator('[data-share-controls]').scrollIntoViewIfNeeded()
      const scrolled = () => page.evaluate(() => window.scrollY)
      const before = await scrolled()
      for (const [name, parameter] of [
        [words.value, 'measure=value'],
        [words.amount, 'unit=amount'],
        [words.fiveYears, 'period=5y'],
        [words.otherShare, 'share=shr-5-i'],
      ] as const) {
        const setting = page.locator('[data-share-controls]').getByRole('link', { name, exact: true })
        await setting.click()
        await expect(page).toHaveURL(new RegExp(parameter))
        await expect(setting).toHaveAttribute('aria-current')
      }
      await expect(page.locator('[data-share-controls] a[aria-current]')).toHaveText([
        words.otherShare,
        words.value,
        words.fiveYears,
        words.amount,
      ])
      expect(Math.abs((await scrolled()) - before)).toBeLessThan(200)
    })

    test('zooms to free dates without printing a percentage for them', async ({ page }) => {
      await page.goto(path)
      const periods = page.getByRole('table', { name: words.periods })
      const whole = (await periods.textContent()) ?? ''
      await page.getByText(words.dates).click()
      await page.getByLabel(words.from, { exact: true }).fill('2020-01-01')
      await page.getByLabel(words.to, { exact: true }).fill('2022-06-30')
      await page.getByRole('button', { name: words.apply }).click()
      await expect(page).toHaveURL(/from=2020-01-01&to=2022-06-30/)
      await expect(page.locator('figure')).not.toContainText('%', { useInnerText: true })
      await expect(periods).toHaveText(whole)
      await page.getByRole('link', { name: words.reset }).click()
      await expect(page).toHaveURL(`${path}#valuation`)
    })

    test('puts the values under the pointer away with Escape, until the pointer comes again', async ({
      page,
    }) => {
      await page.goto(path)
      await reachChart(page)
      const values = chart(page).locator('.apexcharts-tooltip')
      const pointAt = async () => {
        await chart(page).hover()
        await expect(values).toHaveClass(/apexcharts-active/)
      }
      await pointAt()
      await expect(values).toHaveCSS('visibility', 'visible')
      await page.keyboard.press('Escape')
      await expect(values).toHaveCSS('visibility', 'hidden')
      await page.getByRole('heading', { level: 1 }).hover()
      await pointAt()
      await expect(values).toHaveCSS('visibility', 'visible')
    })

    test('exports the chart as PNG, SVG and CSV', async ({ page }) => {
      await page.goto(`${path}?period=5y`)
      const [png] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: words.png }).click(),
      ])
      expect(png.suggestedFilename()).toMatch(/\.png$/)
      const bytes = readFileSync(await png.path())
      expect(bytes.subarray(1, 4).toString()).toBe('PNG')
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2240, 1260])
      const svg = await downloadedText(page, words.svg)
      expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/)
      expect(svg).toContain(words.warning)
      const csv = await downloadedText(page, words.csv)
      expect(csv.startsWith(words.csvStart)).toBe(true)
      expect(csv).toMatch(/,2018-03-26,40,,40,100\r\n/)
    })

    test('shows no performance of a young share, and says that the money is blocked', async ({ page }) => {
      await page.goto(words.young)
      await expect(page.getByText(words.notShown, { exact: true })).toBeVisible()
      await expect(chart(page)).toHaveCount(0)
      await expect(performance(page)).not.toContainText('%')
      await expect(page.getByText(words.blocked, { exact: true })).toBeVisible()
      await expectNoAxeViolations(page)
    })

    testWithoutScripts('shows chart, table, settings and downloads without scripts', async ({ page }) => {
      await page.goto(path)
      await expect(chart(page).locator('svg').first()).toBeVisible()
      await expect(page.getByRole('button', { name: words.png })).toBeHidden()
      await page.getByText(words.table).click()
      await expect(page.getByRole('rowheader', { name: words.inception })).toBeVisible()
      await page
        .locator('[data-share-controls]')
        .getByRole('link', { name: words.value, exact: true })
        .click()
      await expect(page).toHaveURL(/measure=value/)
      await page.getByText(words.dates).click()
      await page.getByLabel(words.from, { exact: true }).fill('2020-01-01')
      await page.getByRole('button', { name: words.apply }).click()
      await expect(page).toHaveURL(/from=2020-01-01/)
      await expect(page).toHaveURL(/measure=value/)
      expect(await downloadedText(page, words.csv)).toContain('2018-03-26')
    })
  })
}

test('the language switch leads to the translated slug with the chart’s state', async ({ page }) => {
  await page.goto('/fonds/orvanne-innovation-viii-capital-innovation?period=3y')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/funds/orvanne-innovation-viii-innovation-capital?period=3y')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})

test('every state of the chart names one canonical address, and both languages name each other', async ({
  page,
  portalUrl,
}) => {
  await page.goto('/en/funds/orvanne-innovation-viii-innovation-capital?period=1y&measure=value')
  const english = `${portalUrl}/en/funds/orvanne-innovation-viii-innovation-capital`
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', english)
  await expect(page.locator('link[hreflang="fr"]')).toHaveAttribute(
    'href',
    `${portalUrl}/fonds/orvanne-innovation-viii-capital-innovation`,
  )
})

test('a fund is found by its id and by its slug in the other language, in one permanent redirect', async ({
  request,
}) => {
  const slugs = {
    '/fonds/orvanne-innovation-viii-innovation-capital?period=1y':
      '/fonds/orvanne-innovation-viii-capital-innovation?period=1y',
    '/en/funds/orvanne-innovation-viii-capital-innovation/documents?year=2026':
      '/en/funds/orvanne-innovation-viii-innovation-capital/documents?year=2026',
    '/en/funds/fnd-12/documents': '/en/funds/orvanne-innovation-viii-innovation-capital/documents',
  }
  for (const [asked, canonical] of Object.entries(slugs)) {
    const response = await request.get(asked, { maxRedirects: 0 })
    expect(response.status(), asked).toBe(301)
    expect(new URL(response.headers().location ?? '', response.url()).href).toBe(
      new URL(canonical, response.url()).href,
    )
  }
})

test.describe('an unknown fund', () => {
  test.use({ expectedConsole: [[/404/, /Page Not Found/], { scope: 'test' }] })

  test('is the 404 page', async ({ page }) => {
    const response = await page.goto('/fonds/aucun-fonds-de-ce-nom')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
  })
})

test('wears the colours of the dark mode, in which it is accessible too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/fonds/orvanne-croissance-ii')
  await reachChart(page)
  await expectNoAxeViolations(page)
})

test('a professional fund carries its notice', async ({ page }) => {
  await page.goto('/fonds/orvanne-co-investissement-atlantique')
  await expect(page.getByText('Fonds réservé à certains investisseurs')).toBeVisible()
  await expect(page.getByText('Votre argent est bloqué')).toHaveCount(0)
})
