import type { Page } from '@playwright/test'
import { findingsInEveryLook } from './accessibility.ts'
import {
  axeFindings,
  cutTexts,
  isTooWide,
  movingParts,
  smallTargets,
  textSpacing,
} from './whole-page-checks.ts'

/** What was found on a page, by what was looked for. */
export type PageFindings = {
  /** axe in both colour modes, at 360 and 1440 px. */
  readonly axe: readonly string[]
  /** 320 px, which is 1280 px at 400 %: nothing to scroll sideways, no control that is too small. */
  readonly narrow: readonly string[]
  /** 200 % of 1440 px, and wider spacing: no text lost. */
  readonly large: readonly string[]
  /** Less motion and forced colours: nothing moves, everything is readable. */
  readonly preferences: readonly string[]
}

async function narrowFindings(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 })
  const wide = (await isTooWide(page)) ? ['too wide'] : []
  return [...wide, ...(await smallTargets(page)).map((target) => `small: ${target}`)]
}

/** Puts a style sheet on the page while something is looked at. */
async function withStyle<Result>(page: Page, style: string, look: () => Promise<Result>): Promise<Result> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, style)
  const result = await look()
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
  return result
}

async function largeFindings(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 720, height: 450 })
  const atTwice = (await isTooWide(page)) ? ['too wide at 200 %'] : []
  const before = await cutTexts(page)
  const spaced = await withStyle(page, textSpacing, async () => {
    const cut = (await cutTexts(page)).filter((text) => !before.includes(text))
    const wide = (await isTooWide(page)) ? ['too wide with wider spacing'] : []
    return [...wide, ...cut.map((text) => `cut by spacing: ${text}`)]
  })
  return [...atTwice, ...before.map((text) => `cut: ${text}`), ...spaced]
}

async function preferenceFindings(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  const moving = (await movingParts(page)).map((part) => `moves: ${part}`)
  // The colours are the reader's own there, and axe reads the portal's.
  const forced = await axeFindings(page, ['color-contrast'])
  await page.emulateMedia({ forcedColors: 'none' })
  return [...moving, ...forced.map((finding) => `${finding} (forced colours)`)]
}

/** Looks at a page as it is now, in every way in which somebody may read it. */
export async function findingsOf(page: Page): Promise<PageFindings> {
  return {
    axe: await findingsInEveryLook(page),
    narrow: await narrowFindings(page),
    large: await largeFindings(page),
    preferences: await preferenceFindings(page),
  }
}
