import { expect, type Page } from '@playwright/test'

/** Runs in the page before anything else: removes the features that a browser without popovers lacks. */
function forgetPopovers(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
  const supports = CSS.supports.bind(CSS)
  CSS.supports = (...question: [string, string?]) =>
    !question.join(' ').includes(':popover-open') &&
    (question[1] === undefined ? supports(question[0]) : supports(question[0], question[1]))
  // The browser opens a panel as the default action of a press on its button.
  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[popovertarget]')) event.preventDefault()
    },
    true,
  )
}

/** Makes a page's browser one without popovers: it takes the rules for those that know none. */
export async function readAsOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(forgetPopovers)
  await page.route('**/assets/app-*.css', async (route) => {
    const response = await route.fetch()
    const css = await response.text()
    expect(css).toMatch(/@supports not selector\(:popover-open\)/)
    await route.fulfill({
      response,
      body: css.replace('@supports not selector(:popover-open)', '@supports selector(*)'),
    })
  })
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      // A redirect is the browser's to follow: its page belongs to another address.
      const response = await route.fetch({ maxRedirects: 0 })
      const html = await response.text()
      // The sheet is another one now than the page vouches for.
      await route.fulfill({
        response,
        body: html.replace(/(<link[^>]*rel="stylesheet"[^>]*?) integrity="[^"]*"/g, '$1'),
      })
    },
  )
}
