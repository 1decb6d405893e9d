/**
 * `npm run screenshots [-- <portal address> [<folder>]]`: pictures of the pages of a running portal, in both languages
 * and colour modes, narrow and wide.
 */
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, ensureChromium } from './lib/chromium.ts'
import { projectPath, runCommand } from './lib/project.ts'

/** Pages for reviews and the README: a file name and both addresses. */
const screenshotPages = [
  { name: 'home', fr: '/', en: '/en' },
  { name: 'funds', fr: '/fonds', en: '/en/funds' },
  { name: 'funds-table', fr: '/fonds?view=table', en: '/en/funds?view=table' },
  { name: 'funds-empty', fr: '/fonds?q=zzzz', en: '/en/funds?q=zzzz' },
  { name: 'fund', fr: '/fonds/fnd-1', en: '/en/funds/fnd-1' },
  { name: 'fund-documents', fr: '/fonds/fnd-1/documents', en: '/en/funds/fnd-1/documents' },
  { name: 'compare', fr: '/fonds/comparer', en: '/en/funds/compare' },
  { name: 'how-to-subscribe', fr: '/comment-souscrire', en: '/en/how-to-subscribe' },
  { name: 'privacy', fr: '/donnees-personnelles', en: '/en/privacy' },
  { name: 'not-found', fr: '/page-inconnue', en: '/en/unknown-page' },
] as const

/** Screens in CSS pixels. */
const screenshotWidths = [360, 1440] as const

const [address = 'http://localhost:3000', folder = projectPath('.data/screenshots')] = process.argv.slice(2)

type Look = { readonly colorScheme: 'light' | 'dark'; readonly width: (typeof screenshotWidths)[number] }

const looks: readonly Look[] = screenshotWidths.flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, width })),
)

async function shootAll(browser: Browser, { colorScheme, width }: Look): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: width < 600 ? 740 : 900 },
  })
  const page = await context.newPage()
  for (const { name, ...paths } of screenshotPages) {
    for (const [language, path] of Object.entries(paths)) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const file = join(folder, `${name}-${language}-${colorScheme}-${width}.png`)
      await page.screenshot({ path: file, fullPage: true })
      console.log(file)
    }
  }
  await context.close()
}

await runCommand(async () => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  try {
    for (const look of looks) await shootAll(browser, look)
  } finally {
    await browser.close()
  }
  return 0
})
