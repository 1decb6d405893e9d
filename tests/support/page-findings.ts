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

/** Accessibility findings of a page, by check. */
export type PageFindings = {
  /** axe in both colour modes, at 360 and 1440 px. */
  readonly axe: readonly string[]
  /** 320 px, which is 1280 px at 400 %: no sideways scrolling, no control that is too small. */
  readonly narrow: readonly string[]
  /** 200 % of 1440 px, and wider spacing: no text lost. */
  readonly large: readonly string[]
  /** Reduced motion and forced colours: nothing moves, everything is readable. */
  readonly preferences: readonly string[]
}

async function narrowFindings(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 })
  const wide = (await isTooWide(page)) ? ['too wide'] : []
  return [...wide, ...(await smallTargets(page)).map((target) => `small: ${target}`)]
}

/** Runs a check with an extra style sheet on the page. */
async function withStyle<Result>(page: Page, style: string, check: () => Promise<Result>): Promise<Result> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, style)
  const result = await check()
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
  // axe computes the portal's colours, while forced colours are the user's own.
  const forced = await axeFindings(page, ['color-contrast'])
  await page.emulateMedia({ forcedColors: 'none' })
  return [...moving, ...forced.map((finding) => `${finding} (forced colours)`)]
}

/** Checks a page in its current state, in every mode. */
export async function findingsOf(page: Page): Promise<PageFindings> {
  return {
    axe: await findingsInEveryLook(page),
    narrow: await narrowFindings(page),
    large: await largeFindings(page),
    preferences: await preferenceFindings(page),
  }
}
