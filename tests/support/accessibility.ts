import { expect, type Page } from '@playwright/test'
import { axeFindings } from './whole-page-checks.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const

/** Both colour modes at a phone's and at a desk's width. */
const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  sizes.map((size) => ({ colorScheme, size })),
)

/** `npm run proof -- states` reads each state in every look; `npm test` reads it as its test shows it. */
const readsEveryLook = process.env.PROOF_LOOKS === 'all'

/** Returns axe's findings on the present page in both colour modes and widths; restores the page afterwards. */
export async function findingsInEveryLook(page: Page): Promise<string[]> {
  const sizeBefore = page.viewportSize()
  const found: string[] = []
  for (const { colorScheme, size } of looks) {
    // Without motion, no colour is read on its way to another one.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    const findings = await axeFindings(page)
    found.push(...findings.map((finding) => `${finding} (${colorScheme}, ${size.width} px)`))
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  if (sizeBefore !== null) await page.setViewportSize(sizeBefore)
  return found
}

/** Expects axe to find nothing on the page as it is now (WCAG 2.2 AA and axe's best practices). */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const found = readsEveryLook ? await findingsInEveryLook(page) : await axeFindings(page)
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}
