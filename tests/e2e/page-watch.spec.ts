import { expect, test } from '@playwright/test'
import { waitForHydration, watchPages } from '../support/page-watch.ts'

/** Tests the watch that every other browser test relies on. */
test('the watch reports console errors, uncaught errors, policy violations and third parties', async ({
  context,
  page,
}) => {
  const portalUrl = process.env.PORTAL_URL ?? ''
  const { faults } = await watchPages(context, {
    ownOrigins: [new URL(portalUrl).origin],
    expectedConsole: [/^expected/],
  })
  await page.goto(portalUrl)
  expect(faults).toEqual([])
  await page.evaluate(() => {
    console.error('expected: not a fault')
    console.error('something broke')
    console.warn('Hydration failed')
    setTimeout(() => {
      throw new Error('nobody caught this')
    })
    const inline = document.createElement('script')
    inline.textContent = 'window.policyIsOff = true'
    document.body.append(inline)
    const picture = document.createElement('img')
    picture.src = 'https://third-party.example/pixel.png'
    document.body.append(picture)
  })
  const wanted = [
    /^console error: something broke/,
    /^console warning: Hydration failed/,
    /^uncaught: .*nobody caught this/,
    /^policy violation: script-src/,
    /^policy violation: img-src: https:\/\/third-party\.example/,
  ]
  for (const pattern of wanted) {
    await expect.poll(() => faults.some((fault) => pattern.test(fault)), `reports ${pattern}`).toBe(true)
  }
  expect(faults.filter((fault) => fault.includes('expected: not a fault'))).toEqual([])
})

test('every origin that is not our own is a third party', async ({ context, page }) => {
  const { faults } = await watchPages(context, { ownOrigins: [], expectedConsole: [/./] })
  await page.goto(process.env.PORTAL_URL ?? '')
  expect(faults).toContain(`third party: ${page.url()}`)
})

/** Runs in the page: each task of React's scheduler comes late, as on a busy machine, and the focus listener is noted. */
function slowDown(taskMs: number): void {
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    const untilMs = performance.now() + taskMs
    while (performance.now() < untilMs);
    postMessage.call(this, message)
  }
  const { addEventListener } = window
  window.addEventListener = (...[name, ...listening]: Parameters<typeof addEventListener>) => {
    if (name === 'focus') document.documentElement.dataset.hearsFocus = 'true'
    addEventListener.call(window, name, ...listening)
  }
}

// Several pages: without the wait for an idle page, about four in ten fail.
for (const path of ['/fonds', '/en/funds', '/fonds?view=table', '/en/funds?view=table'])
  test(`a page counts as hydrated only once it has its listeners, however slow (${path})`, async ({
    page,
  }) => {
    await page.addInitScript(slowDown, 60)
    await page.goto(`${process.env.PORTAL_URL}${path}`)
    await waitForHydration(page)
    expect(await page.evaluate(() => document.documentElement.dataset.hearsFocus)).toBe('true')
  })
