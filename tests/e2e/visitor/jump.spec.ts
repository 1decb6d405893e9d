import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { waitForHydration } from '../../support/page-watch.ts'

/** Jumps to a chapter and goes back to the page's top at once, before the router knows; ends when it has rendered. */
function jumpAndReturn(page: Page, chapter: string): Promise<void> {
  return page.evaluate(async (anchor) => {
    const link = document.querySelector<HTMLAnchorElement>(`main a[href="${anchor}"]`)
    const router = window.__TSR_ROUTER__
    if (!link || !router) throw new Error('a page without its link or its router')
    const rendered = new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', () => {
        stop()
        resolve()
      })
    })
    link.click()
    if (scrollY === 0) throw new Error('a jump that leads nowhere')
    document.querySelector<HTMLAnchorElement>('header a')?.focus()
    scrollTo(0, 0)
    await rendered
  }, chapter)
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY)
const chapter = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name })

/** Jumps from one chapter to the other before the router knows of the first. */
function jumpTwice(page: Page, anchors: readonly string[]): Promise<void> {
  return page.evaluate((all) => {
    for (const anchor of all) {
      const link = document.querySelector<HTMLAnchorElement>(`main a[href="${anchor}"]`)
      if (!link) throw new Error(`a page without a link to ${anchor}`)
      link.click()
    }
  }, anchors)
}

test('who has gone on from a jump within the page is not taken back to where it led', async ({ page }) => {
  await page.goto('/en/privacy')
  // The second press links to the present URL: the browser replaces its history entry.
  for (const anchor of ['#your-rights', '#your-rights']) {
    await jumpAndReturn(page, anchor)
    await expect(page).toHaveURL(`/en/privacy${anchor}`)
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
    expect(await scrolled(page)).toBe(0)
  }
})

// P-041
test('back and forward lead to where jumps led, also after the page was loaded anew', async ({ page }) => {
  await page.goto('/en/privacy')
  const [first, last] = [chapter(page, 'What we process'), chapter(page, 'Your rights')]
  await expect(last).not.toBeInViewport()
  await jumpTwice(page, ['#what-we-process-and-why', '#your-rights'])
  await expect(last).toBeInViewport()
  await expect(first).not.toBeInViewport()
  await page.goBack()
  await expect(first).toBeInViewport()
  await expect(last).not.toBeInViewport()
  await page.goForward()
  await expect(last).toBeInViewport()
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(first).toBeInViewport()
  await expect(last).not.toBeInViewport()
})

// P-860
test('a link to a place in a page of another area leads there, as does the router', async ({ page }) => {
  const place = '/en/calculators#fees'
  await page.goto('/en/privacy')
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Fees' })
    document.querySelector('main')?.append(link)
  }, place)
  await page.getByRole('main').getByRole('link', { name: 'Fees', exact: true }).click()
  await expect(page.locator('#fees')).toBeInViewport()
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL('/en/privacy')
  await waitForHydration(page)
  await page.evaluate((href) => void window.__TSR_ROUTER__?.navigate({ href }), place)
  await expect(page).toHaveURL(place)
  await expect(page.locator('#fees')).toBeAttached()
  await waitForHydration(page)
})
