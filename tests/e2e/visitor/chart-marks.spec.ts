import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

/** A liquidated fund: half-yearly values, and distributions in its last years. */
const path = '/en/funds/orvanne-croissance-ii'

type Mark = { readonly width: number; readonly height: number; readonly x: number; readonly bottom: number }

/** Sizes of marks without their strokes, and their places; left to right. */
const marksOf = (marks: Locator): Promise<Mark[]> =>
  marks.evaluateAll((found) =>
    found
      .flatMap((mark) => {
        if (!(mark instanceof SVGGraphicsElement)) return []
        const { width, height } = mark.getBBox()
        const box = mark.getBoundingClientRect()
        const bottom = box.bottom - (box.height - height) / 2
        return [{ width, height, x: box.left + box.width / 2, bottom }]
      })
      .toSorted((one, other) => one.x - other.x),
  )

const chart = (page: Page) => page.locator('[data-chart]')
const picture = (page: Page) => chart(page).locator('> div').first()
const drawn = (page: Page) => chart(page).locator('.interactive-chart')

/** Both drawings lie over each other: the picture is only invisible. */
async function reachChart(page: Page): Promise<void> {
  await page.goto(path)
  await chart(page).scrollIntoViewIfNeeded()
  await expect(chart(page)).toHaveAttribute('data-chart', 'interactive')
}

// P-827
test('values and distributions are marked alike on the picture and on the interactive chart @phone', async ({
  page,
}) => {
  await reachChart(page)
  const dots = await marksOf(picture(page).locator('circle'))
  const markers = await marksOf(drawn(page).locator('.apexcharts-series .apexcharts-marker'))
  expect(dots.length).toBeGreaterThan(10)
  expect(markers.length).toBe(dots.length)
  for (const { width, height } of [...dots, ...markers]) expect([width, height]).toEqual([4, 4])
  const triangles = await marksOf(picture(page).locator('path[d^="M0 -9"]'))
  const annotations = await marksOf(drawn(page).locator('.apexcharts-point-annotation-marker'))
  const shown = annotations.filter(({ width }) => width > 0)
  expect(triangles.length).toBeGreaterThan(1)
  expect(shown.length).toBe(triangles.length)
  for (const [index, { width, height, x }] of triangles.entries()) {
    expect([width, height]).toEqual([9, 8])
    expect(Math.abs((shown[index]?.width ?? 0) - width)).toBeLessThanOrEqual(1)
    expect(Math.abs((shown[index]?.height ?? 0) - height)).toBeLessThanOrEqual(1)
    expect(Math.abs((shown[index]?.x ?? 0) - x)).toBeLessThanOrEqual(8)
  }
})

/** The pages with a chart whose points are read in a box over it. */
const charts = ['/en/funds/compare?fund=fnd-21&fund=fnd-58', '/fonds/comparer?fund=fnd-21&fund=fnd-58']

// P-880
for (const address of charts)
  test(`Escape puts away all that the pointer brought to the chart of ${address}`, async ({ page }) => {
    await page.goto(address)
    await chart(page).scrollIntoViewIfNeeded()
    await expect(chart(page)).toHaveAttribute('data-chart', 'interactive')
    const plot = await chart(page).boundingBox()
    if (!plot) throw new Error('no chart')
    const pointAt = (part: number) =>
      page.mouse.move(plot.x + plot.width * part, plot.y + plot.height / 2, { steps: 4 })
    const widths = async () =>
      (await marksOf(drawn(page).locator('.apexcharts-series .apexcharts-marker'))).map(({ width }) => width)
    const active = drawn(page).locator(':is(.apexcharts-tooltip, .apexcharts-xcrosshairs).apexcharts-active')
    const atRest = await widths()
    await pointAt(0.5)
    await expect.poll(widths).not.toEqual(atRest)
    await page.keyboard.press('Escape')
    await expect.poll(widths).toEqual(atRest)
    await expect(active).toHaveCount(0)
    // Nothing comes back before the pointer has left, whatever it is over.
    for (const part of [0.4, 0.6]) {
      await pointAt(part)
      expect(await widths()).toEqual(atRest)
      await expect(active).toHaveCount(0)
    }
    await page.mouse.move(plot.x + plot.width / 2, plot.y - 60)
    await pointAt(0.4)
    await expect.poll(widths).not.toEqual(atRest)
    await page.keyboard.press('Escape')
    await expect.poll(widths).toEqual(atRest)
    // A press brings it back as well.
    await page.mouse.down()
    await page.mouse.up()
    await pointAt(0.6)
    await expect.poll(widths).not.toEqual(atRest)
  })
