import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { openSession } from '../../support/sign-in.ts'

test.use({ viewport: { width: 360, height: 800 } })

/** Codes of a page that it prints: the text of each, and how many lines it takes. */
function printedCodes(page: Page) {
  return page.evaluate(() => {
    const code = /(?<![\p{L}\d-])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)+(?![\p{L}\d-])/gu
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { text: string; lines: number }[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement?.checkVisibility() !== true) continue
      for (const match of node.textContent?.matchAll(code) ?? []) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        found.push({ text: match[0], lines: new Set(tops).size })
      }
    }
    return found
  })
}

/** Narrows the page bit by bit, since a code stands elsewhere in its line at each width. */
async function expectWholeCodes(page: Page, path: string): Promise<void> {
  for (let width = 320; width <= 360; width += 8) {
    await page.setViewportSize({ width, height: 800 })
    const codes = await printedCodes(page)
    expect(codes.length, path).toBeGreaterThan(0)
    expect([path, width, codes.filter(({ lines }) => lines > 1)]).toEqual([path, width, []])
  }
}

for (const path of ['/', '/en', '/mentions-legales', '/en/legal-notice', '/contact', '/fonds'])
  test(`codes stay on one line at ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectWholeCodes(page, path)
  })

const five = { email: 'investor-five@sandbox.example', client: 'investor' } as const
const advisor = { email: 'advisor@cgp-demo.example', client: 'partner' } as const

for (const [list, account] of [
  ['/mon-compte/avis', five],
  ['/en/my-account/notices', five],
  ['/mon-compte/demandes', advisor],
  ['/en/my-account/requests', advisor],
  ['/mon-compte/dossiers', advisor],
  ['/en/my-account/cases', advisor],
] as const)
  test(`codes stay on one line at ${list}, and on the page of one`, async ({ page }) => {
    await openSession(page, account)
    await page.goto(list)
    await expectWholeCodes(page, list)
    const first = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')
    await page.goto(first ?? '')
    await expectWholeCodes(page, first ?? '')
  })
