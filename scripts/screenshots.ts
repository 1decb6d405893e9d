/**
 * `npm run screenshots [-- <portal address> [<folder>]]`: pictures of the pages of a running portal, in both languages
 * and colour modes, narrow and wide.
 */
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, ensureChromium } from './lib/chromium.ts'
import { projectPath, runCommand } from './lib/project.ts'
import { screenshotPages, screenshotWidths } from './lib/screenshot-pages.ts'

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
