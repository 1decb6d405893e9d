import { extractText, getDocumentProxy } from 'unpdf'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'

const texts = {
  path: '/en/funds/compare',
  title: 'Compare two funds',
  first: 'First fund',
  second: 'Second fund',
  submit: 'Compare',
  none: 'Choose two funds',
  one: 'Choose a second fund',
  same: 'The same fund twice',
  unknown: 'Unknown fund',
  onlyDifferences: 'Show the differences and the risk only',
  differences: /^\d+ lines? differs? out of \d+, marked by ≠$/,
  past: 'Past performance does not predict future returns.',
  marketing: 'This is a marketing communication.',
  warnings: 'Warnings',
  chart: 'Course since a common date',
} as const

/** Two open funds with years of values in common. */
const pair = '?fund=fnd-21&fund=fnd-58'
const names = ['Orvanne Entreprises Pérennes', 'Orvanne Opportunités Secondaires'] as const
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '')

test.describe('the comparison', () => {
  const { path } = texts

  // P-090
  test('shows two funds line by line with chart and warnings, accessible @phone', async ({ page }) => {
    const response = await page.goto(`${path}${pair}`)
    expect(response?.status()).toBe(200)
    const table = page.getByRole('table').first()
    for (const name of names) await expect(table.getByRole('columnheader', { name })).toBeVisible()
    await expect(page.getByText(texts.differences)).toBeVisible()
    await expect(page.locator('[data-compare-chart] figure')).toContainText(texts.past)
    await expect(page.getByRole('region', { name: texts.warnings })).toContainText(texts.marketing)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
  })

  test('is written with the fonts that every page has', async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    await page.goto(`${path}${pair}`)
    await page.evaluate(() => document.fonts.ready)
    expect(fonts.map((font) => font.replace(/-[\w-]{8}\.woff2$/, '')).sort()).toEqual([
      '/assets/inter-latin',
      '/assets/source-serif-4-latin',
    ])
  })

  test('marks differing lines by a sign and can leave out the others', async ({ page }) => {
    await page.goto(`${path}${pair}`)
    const rows = page.locator('tr[data-different]')
    const differing = page.locator('tr[data-different="true"]')
    const count = await differing.count()
    expect(count).toBeGreaterThan(0)
    expect(await rows.count()).toBeGreaterThan(count)
    await expect(differing.first().getByRole('rowheader')).toContainText('≠')
    await page.getByRole('link', { name: texts.onlyDifferences }).click()
    await expect(page).toHaveURL(`${path}${pair}&only=differences`)
    await expect(differing).toHaveCount(count)
    // P-360
    for (const risk of ['Risk indicator', 'Investment horizon', 'Currency risk'])
      await expect(page.getByRole('rowheader', { name: risk })).toBeVisible()
    await expect(page.getByRole('region', { name: texts.warnings })).toBeVisible()
  })

  test('asks for funds until there are two different ones', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: texts.none })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('combobox', { name: texts.first }).selectOption({ label: names[0] })
    await page.getByRole('main').getByRole('button', { name: texts.submit }).click()
    await expect(page.getByRole('heading', { name: texts.one })).toBeVisible()
    // P-362
    await expect(page.locator('[data-chosen-alone]')).toContainText(names[0])
    await page.getByRole('combobox', { name: texts.second }).selectOption({ label: names[0] })
    await page.getByRole('main').getByRole('button', { name: texts.submit }).click()
    await expect(page.getByRole('heading', { name: texts.same })).toBeVisible()
    await page.getByRole('combobox', { name: texts.second }).selectOption({ label: names[1] })
    await page.getByRole('main').getByRole('button', { name: texts.submit }).click()
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(names[1]))
  })

  // P-826
  test('hides the box over its chart on Escape until the pointer returns, and keeps it under the pointer', async ({
    page,
  }) => {
    await page.goto(`${path}${pair}`)
    const chart = page.locator('[data-compare-chart] [data-chart]')
    await chart.scrollIntoViewIfNeeded()
    await expect(chart).toHaveAttribute('data-chart', 'interactive')
    const plot = await chart.boundingBox()
    if (!plot) throw new Error('no chart')
    const pointAt = (part: number) =>
      page.mouse.move(plot.x + plot.width * part, plot.y + plot.height / 2, { steps: 4 })
    const overlay = chart.locator('.apexcharts-tooltip.apexcharts-active')
    const leftOver = chart.locator('[data-put-away] :is(.apexcharts-xcrosshairs, .apexcharts-tooltip)')
    await pointAt(0.5)
    await expect(overlay).toBeVisible()
    await expect(overlay).toContainText(names[0])
    // Where the pointer is over the box itself, the box stays.
    const box = await overlay.boundingBox()
    if (!box) throw new Error('no box')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
    await expect(overlay).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    for (const part of await leftOver.all()) await expect(part).toBeHidden()
    await pointAt(0.4)
    await expect(overlay).toBeHidden()
    await page.mouse.move(plot.x + plot.width / 2, plot.y - 60)
    await pointAt(0.4)
    await expect(overlay).toBeVisible()
  })

  // P-361
  test('prints on two A4 pages, and no page of its table goes without the warnings', async ({ page }) => {
    for (const only of ['', '&only=differences']) {
      await page.goto(`${path}${pair}${only}`)
      const document = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
      const { text } = await extractText(document)
      // Small letters are set so far apart that their reader takes gaps for spaces: none of them counts.
      const pages = text.map(withoutSpaces)
      expect(pages.length).toBeLessThanOrEqual(2)
      // The names of both funds head the table on every page that it covers.
      const tablePages = pages.filter(
        (content) => names.every((name) => content.includes(withoutSpaces(name))) && /[≠=]/.test(content),
      )
      expect(tablePages.length).toBeGreaterThanOrEqual(1)
      for (const content of tablePages) {
        expect(content).toContain(withoutSpaces(texts.marketing))
        expect(content).toContain(withoutSpaces(texts.past))
      }
      const all = pages.join('')
      for (const said of [texts.chart, texts.warnings, 'Risk indicator', 'Currency risk'])
        expect(all).toContain(withoutSpaces(said))
    }
  })
})

test('the other language compares the same funds', async ({ page }) => {
  await page.goto(`/fonds/comparer${pair}`)
  await page.getByRole('link', { name: 'Read this page in English' }).click()
  await expect(page).toHaveURL(`/en/funds/compare${pair}`)
  for (const name of names) await expect(page.getByRole('columnheader', { name })).toBeVisible()
})
