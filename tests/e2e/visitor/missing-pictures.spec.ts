import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

/** What a visitor is shown of each picture: its box, and what lies over the browser's own mark of a failure. */
const shownPictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('picture img')
    .evaluateAll((pictures) =>
      pictures.map((picture) => {
        if (!(picture instanceof HTMLImageElement)) throw new Error('no picture')
        const { width, height } = picture.getBoundingClientRect()
        const over = getComputedStyle(picture, '::after')
        return {
          size: [Math.round(width), Math.round(height)],
          hasFailed: picture.complete && picture.naturalWidth === 0,
          words: over.content,
          covers: over.position === 'absolute' && Math.abs(Number.parseFloat(over.width) - width) < 3,
          hasBackground: over.backgroundImage !== 'none' || over.backgroundColor !== 'rgba(0, 0, 0, 0)',
        }
      }),
    )

/** Waits until every picture of the page has come or failed, also those far below. */
const loadAll = (page: Page) =>
  page
    .getByRole('main')
    .locator('picture img')
    .evaluateAll(async (pictures) => {
      for (const picture of pictures)
        if (picture instanceof HTMLImageElement) {
          picture.loading = 'eager'
          await picture.decode().catch(() => undefined)
        }
    })

// P-878
test.describe('pictures whose files are gone', () => {
  test.use({ expectedConsole: [/status of 404/] })

  for (const path of ['/en', '/en/guide', '/resources'])
    test(`leave ${path} as it was, without the mark of a broken picture @phone`, async ({ page }) => {
      await page.goto(path)
      const sizes = (await shownPictures(page)).map(({ size }) => size)
      expect(sizes.filter(([width]) => width).length).toBeGreaterThan(2)
      await page.route('**/api/images/**', (route) => route.fulfill({ status: 404, body: 'Not Found' }))
      await page.goto(path)
      await loadAll(page)
      const shown = await shownPictures(page)
      expect(shown.filter(({ hasFailed }) => hasFailed).length).toBeGreaterThan(2)
      expect(shown.map(({ size }) => size)).toEqual(sizes)
      for (const picture of shown.filter(({ hasFailed }) => hasFailed))
        expect(picture).toMatchObject({ words: '""', covers: true, hasBackground: true })
    })

  test('show their words, which screen readers still read', async ({ page }) => {
    await page.route('**/api/images/**', (route) => route.fulfill({ status: 404, body: 'Not Found' }))
    await page.goto('/en')
    const first = page.getByRole('main').locator('picture img').first()
    await first.evaluate((picture) => picture.setAttribute('alt', 'A harbour in the morning'))
    await expect(first).toHaveAccessibleName('A harbour in the morning')
    const over = await first.evaluate((picture) => {
      const { content, backgroundImage, color, backgroundColor } = getComputedStyle(picture, '::after')
      return { content, backgroundImage, differs: color !== backgroundColor }
    })
    // Words over the preview would be hard to read.
    expect(over).toEqual({ content: '"A harbour in the morning"', backgroundImage: 'none', differs: true })
  })
})
