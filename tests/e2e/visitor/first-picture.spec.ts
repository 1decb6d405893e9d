import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

test('the page and its fonts are read while the style sheet is on its way', async ({ page, context }) => {
  const styles = Promise.withResolvers<void>()
  await context.route('**/assets/app-*.css', async (route) => {
    await styles.promise
    await route.fallback()
  })
  const opened = page.goto('/guide')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const fontsRead = () => page.evaluate(() => [...document.fonts].map(({ status }) => status))
  await expect.poll(fontsRead).toEqual(['loaded', 'loaded'])
  styles.resolve()
  await opened
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the tab keeps its sign, which stands in the first page alone, on the next one', async ({ page }) => {
  const icons = () => page.locator('head > link[rel="icon"]')
  await page.goto('/guide')
  await expect(icons()).toHaveAttribute('href', /^data:image\/svg\+xml,/)
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(icons()).toHaveCount(1)
})

/** Addresses of the pictures that the page has asked for so far. */
function picturesAsked(page: Page): ReadonlySet<string> {
  const asked = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'image' && asked.add(request.url()))
  return asked
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the second picture of a list waits until the page is drawn, the first one does not', async ({
    page,
  }) => {
    const animations = await page.context().newCDPSession(page)
    await animations.send('Animation.enable')
    await animations.send('Animation.setPlaybackRate', { playbackRate: 0 })
    const asked = picturesAsked(page)
    await page.goto('/guide')
    expect(asked.size).toBe(1)
    await animations.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await expect.poll(() => asked.size).toBeGreaterThan(1)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the pictures under the first one come, too', async ({ page }) => {
      const asked = picturesAsked(page)
      await page.goto('/guide')
      await expect.poll(() => asked.size).toBeGreaterThan(1)
    })
  })

  test.describe('with less movement', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('the pictures under the first one come at once', async ({ page }) => {
      const asked = picturesAsked(page)
      await page.goto('/guide')
      await expect.poll(() => asked.size).toBeGreaterThan(1)
    })
  })
})
