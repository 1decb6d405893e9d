import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { expectNoSidewaysScroll } from '../../support/fund-lists.ts'
import { fundPageTexts } from '../../support/fund-page-texts.ts'

const facts = (page: Page) => page.getByRole('complementary').locator('dt')
const chart = (page: Page) => page.locator('[data-chart]')
const performance = (page: Page) => page.locator('[data-share-performance]')
const chartFile = /interactive-chart/

/** Scrolls to the chart, and waits until ApexCharts has replaced the picture. */
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

const [texts] = fundPageTexts
const { path } = texts

test.describe('the page of a fund', () => {
  // P-071, P-072, P-075
  test('says the fourteen facts and what must be said, is accessible and never scrolls sideways @phone', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orvanne Croissance II')
    await expect(facts(page)).toHaveText([...texts.facts])
    await expect(page.getByText(texts.marketing)).toBeVisible()
    await expect(page.getByText(texts.risk, { exact: true }).first()).toBeVisible()
    await expect(performance(page).getByText(texts.warning)).toHaveCount(2)
    await reachChart(page)
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
  })

  // P-333
  test('keeps the reader at the tabs when the tab changes @phone', async ({ page }) => {
    await page.goto(path)
    const tabs = page.getByRole('navigation', { name: 'Pages du fonds' })
    const top = async () => Math.round((await tabs.boundingBox())?.y ?? -1)
    const open = async (name: string) => {
      await tabs.getByRole('link', { name }).click()
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
    // The page of a phone has the tabs below its first screen.
    await tabs.scrollIntoViewIfNeeded()
    const before = await top()
    await open('Documents')
    expect(Math.abs((await top()) - before)).toBeLessThan(3)
    await open('Informations clés')
    await page.getByText(texts.sections[3], { exact: true }).last().scrollIntoViewIfNeeded()
    await open('Documents')
    await expect(page.getByRole('search').last()).toBeInViewport()
    const header = await page.getByRole('banner').boundingBox()
    // On a phone the name is above the tabs.
    const bar = await page.locator('[data-sticky="top"]').boundingBox()
    const below = Math.round((bar?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0))
    expect(below).toBeGreaterThanOrEqual(0)
    expect(below).toBeLessThan(100)
  })

  // P-333
  test('takes a press on a tab though the page moves meanwhile', async ({ page }) => {
    await page.goto(path)
    await page.getByText(texts.sections[3], { exact: true }).last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    await expect(page.getByRole('banner')).not.toBeInViewport()
    const tab = page
      .getByRole('navigation', { name: 'Pages du fonds' })
      .getByRole('link', { name: 'Documents' })
    // `hover` would scroll a bar that sticks to the window.
    const box = await tab.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    await page.mouse.down()
    await page.evaluate(
      () =>
        new Promise<void>((moved) => {
          addEventListener('scroll', () => requestAnimationFrame(() => moved()), { once: true })
          scrollBy({ top: -40, behavior: 'instant' })
        }),
    )
    await page.mouse.up()
    await expect(tab).toHaveAttribute('aria-current', 'page')
  })

  // P-334
  test('has its first and last facts within reach at 1366 × 768', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(path)
    await page.locator('#portfolio, #costs, #strategy').first().scrollIntoViewIfNeeded()
    await facts(page).last().scrollIntoViewIfNeeded()
    await expect(facts(page).last()).toBeInViewport()
    await facts(page).first().scrollIntoViewIfNeeded()
    await expect(facts(page).first()).toBeInViewport()
  })

  // P-338
  test('is under 5,000 pixels long on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of [
      path,
      '/fonds/orvanne-transmission-iv',
      '/fonds/orvanne-croissance-iii-capital-developpement',
      '/fonds/orvanne-entreprises-perennes-capital-investissement',
    ]) {
      await page.goto(address)
      const height = await page.evaluate(() => document.querySelector('article')?.offsetHeight ?? 0)
      expect(height).toBeGreaterThan(0)
      expect(height).toBeLessThan(5000)
    }
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

  test('changes share, measure, scale and period by address, without leaving the chart', async ({ page }) => {
    await page.goto(path)
    await page.locator('[data-share-controls]').scrollIntoViewIfNeeded()
    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    const controls = page.locator('[data-share-controls]')
    for (const [menu, name, parameter] of [
      [texts.view, texts.value, 'measure=value'],
      [texts.view, texts.amount, 'unit=amount'],
      [null, texts.fiveYears, 'period=5y'],
      [texts.share, texts.otherShare, 'share=shr-5-i'],
    ] as const) {
      if (menu !== null) await controls.getByRole('button', { name: menu }).click()
      const setting = controls.getByRole('link', { name, exact: true, includeHidden: true })
      // By key: a panel moves with its button, so that a pointer may press what stands under it.
      await setting.press('Enter')
      await expect(page).toHaveURL(new RegExp(parameter))
      await expect(setting).toHaveAttribute('aria-current')
    }
    await expect(page.locator('[data-share-controls] a[aria-current]')).toHaveText([
      texts.otherShare,
      texts.value,
      texts.amount,
      texts.fiveYears,
    ])
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(200)
  })

  // P-084
  test('zooms to free dates without printing a percentage for them', async ({ page }) => {
    await page.goto(path)
    const periods = page.getByRole('table', { name: texts.periods })
    const whole = (await periods.textContent()) ?? ''
    await page.getByRole('button', { name: texts.dates }).click()
    await page.getByLabel(texts.from, { exact: true }).fill('2020-01-01')
    await page.getByLabel(texts.to, { exact: true }).fill('2022-06-30')
    await page.getByRole('button', { name: texts.apply }).click()
    await expect(page).toHaveURL(/from=2020-01-01&to=2022-06-30/)
    await expect(page.locator('figure')).not.toContainText('%', { useInnerText: true })
    await expect(periods).toHaveText(whole)
    await page.getByRole('button', { name: texts.dates }).click()
    await page.getByRole('link', { name: texts.reset }).click()
    await expect(page).toHaveURL(`${path}#valuation`)
  })

  // P-079
  test('exports the chart as PNG, SVG and CSV', async ({ page }) => {
    await page.goto(`${path}?period=5y`)
    const [png] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.png }).click(),
    ])
    expect(png.suggestedFilename()).toMatch(/\.png$/)
    const bytes = readFileSync(await png.path())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2240, 1260])
    const svg = await downloadedText(page, texts.svg)
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/)
    expect(svg).toContain(texts.warning)
    const csv = await downloadedText(page, texts.csv)
    expect(csv.startsWith(texts.csvStart)).toBe(true)
    expect(csv).toContain(texts.csvFirstRow)
  })

  // P-085
  test('shows no performance of a young share, and says that the money is blocked', async ({ page }) => {
    await page.goto(texts.young)
    await expect(page.getByText(texts.notShown, { exact: true })).toBeVisible()
    await expect(chart(page)).toHaveCount(0)
    await expect(performance(page)).not.toContainText('%')
    await expect(page.getByText(texts.blocked, { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  testWithoutScripts('shows chart, table, settings and downloads without scripts', async ({ page }) => {
    await page.goto(path)
    await expect(chart(page).locator('svg').first()).toBeVisible()
    await expect(page.getByRole('button', { name: texts.png })).toBeHidden()
    await page.getByText(texts.table).click()
    await expect(page.getByRole('rowheader', { name: texts.inception })).toBeVisible()
    await page.getByRole('button', { name: texts.view }).click()
    await page.locator('[data-share-controls]').getByRole('link', { name: texts.value, exact: true }).click()
    await expect(page).toHaveURL(/measure=value/)
    await page.getByRole('button', { name: texts.dates }).click()
    await page.getByLabel(texts.from, { exact: true }).fill('2020-01-01')
    await page.getByRole('button', { name: texts.apply }).click()
    await expect(page).toHaveURL(/from=2020-01-01/)
    await expect(page).toHaveURL(/measure=value/)
    expect(await downloadedText(page, texts.csv)).toContain('2018-03-26')
  })
})

test('the language switch leads to the translated slug with the chart’s state', async ({ page }) => {
  await page.goto('/fonds/orvanne-innovation-viii-capital-innovation?period=3y')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/funds/orvanne-innovation-viii-innovation-capital?period=3y')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
})

test('wears the colours of the dark mode, in which it is accessible too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/fonds/orvanne-croissance-ii')
  await reachChart(page)
  await expectNoAxeViolations(page)
})
