import { expect, test } from '@playwright/test'
import { watchPages } from '../support/page-watch.ts'

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
