import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { openSession } from '../../support/sign-in.ts'

test.use({ viewport: { width: 360, height: 800 } })

const code = /(?<![\p{L}\d-])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)+(?![\p{L}\d-])/gu
/** What follows the sign @ of an address, and what stands before it: between the two, a line may end. */
const partOfAddress = /[\w.+-]+@|(?<=@)[\w-]+(?:\.[\w-]+)+|(?<![\w.@-])(?:[\w-]+\.)+example(?![\w.-])/gu

/** Words of a page that it prints: the text of each, and how many lines it takes. */
function printedWords(page: Page, { source, flags }: RegExp) {
  return page.evaluate(
    ([pattern = '', signs]) => {
      const word = new RegExp(pattern, signs)
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: { text: string; lines: number }[] = []
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        if (node.parentElement?.checkVisibility() !== true) continue
        for (const match of node.textContent?.matchAll(word) ?? []) {
          const range = document.createRange()
          range.setStart(node, match.index)
          range.setEnd(node, match.index + match[0].length)
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
          found.push({ text: match[0], lines: new Set(tops).size })
        }
      }
      return found
    },
    [source, flags] as const,
  )
}

const narrow = [320, 328, 336, 344, 352, 360]

/** Narrows the page bit by bit, since a word stands elsewhere in its line at each width. */
async function expectWhole(page: Page, path: string, word = code, widths = narrow): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const words = await printedWords(page, word)
    expect(words.length, path).toBeGreaterThan(0)
    expect([path, width, words.filter(({ lines }) => lines > 1)]).toEqual([path, width, []])
  }
}

for (const path of ['/', '/en', '/mentions-legales', '/en/legal-notice', '/contact', '/fonds'])
  test(`codes stay on one line at ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectWhole(page, path)
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
    await expectWhole(page, list)
    const first = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')
    await page.goto(first ?? '')
    await expectWhole(page, first ?? '')
  })

// P-853
for (const [path, account] of [
  ['/contact', undefined],
  ['/en/my-account', { email: 'partner-one@mutuelle-demo.example', client: 'partner' }],
  ['/mon-compte/equipe/team-7', advisor],
  ['/en/my-account/team/team-7', { email: 'family-office@cgp-demo.example', client: 'partner' }],
] as const)
  test(`email addresses break after their sign @ only, at ${path}`, async ({ page }) => {
    if (account !== undefined) await openSession(page, account)
    await page.goto(path)
    await expectWhole(page, path, partOfAddress, [...narrow, 768, 1024, 1440])
  })
