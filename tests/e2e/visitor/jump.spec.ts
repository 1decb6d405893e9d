import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

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
    document.querySelector<HTMLAnchorElement>('header a')?.focus()
    scrollTo(0, 0)
    await rendered
  }, chapter)
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY)

test('who has gone on from a jump within the page is not taken back to where it led', async ({ page }) => {
  await page.goto('/en/privacy')
  for (const chapter of ['#your-rights', '#your-rights']) {
    await jumpAndReturn(page, chapter)
    await expect(page).toHaveURL(`/en/privacy${chapter}`)
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
    expect(await scrolled(page)).toBe(0)
  }
})

test('back and forward between jumps lead to their places', async ({ page }) => {
  await page.goto('/en/privacy')
  const rights = page.getByRole('main').getByRole('heading', { name: 'Your rights' })
  const contents = page.getByRole('main').getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Your rights' }).click()
  await expect(rights).toBeInViewport()
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goForward()
  await expect(rights).toBeInViewport()
})
