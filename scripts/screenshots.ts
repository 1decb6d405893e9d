/**
 * `npm run screenshots [-- <portal address> [<folder>]]`: pictures of every page of a running portal with the seed, public
 * pages as a visitor and private ones as the demo accounts. Options, each a list with commas:
 *
 * - `--persona visitor,investor,partner,advisor,staff`
 * - `--pages REGEXP`: those whose path matches
 * - `--widths 360,768,1366,1440,1920`: 360 and 1440 by default
 * - `--languages fr,en` and `--modes light,dark`: both by default
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { locales } from '../src/routing/addresses/locales.ts'
import { chromiumArguments, ensureChromium } from './lib/chromium.ts'
import {
  fixedVisits,
  linkedVisits,
  type Persona,
  signInAll,
  sitemapVisits,
  type Visit,
} from './lib/portal-visits.ts'
import { projectPath, runCommand } from './lib/project.ts'

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    persona: { type: 'string', default: 'visitor,investor,partner,advisor,staff' },
    pages: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,1440' },
    languages: { type: 'string', default: locales.join() },
    modes: { type: 'string', default: 'light,dark' },
  },
})
const [address = 'http://localhost:3000', folder = projectPath('.data/screenshots')] = positionals

/** Height of a screen by its width, in CSS pixels. */
const heights: Readonly<Record<string, number>> = { 360: 740, 768: 1024, 1366: 768, 1440: 900, 1920: 1080 }

type Shot = Omit<Visit, 'name'> & { readonly name: string }

/** States of public pages that an address has. */
const states: readonly Shot[] = [
  { name: 'funds-table', fr: '/fonds?view=table', en: '/en/funds?view=table' },
  { name: 'funds-empty', fr: '/fonds?q=zzzz', en: '/en/funds?q=zzzz' },
  { name: 'content', fr: '/comment-souscrire', en: '/en/how-to-subscribe' },
  { name: 'not-found', fr: '/page-inconnue', en: '/en/unknown-page' },
].flatMap(({ name, ...path }) =>
  locales.map((locale) => ({ persona: 'visitor' as const, locale, name, path: path[locale] })),
)

type Look = { readonly colorScheme: 'light' | 'dark'; readonly width: number }

const looks: readonly Look[] = options.widths
  .split(',')
  .flatMap((width) =>
    (['light', 'dark'] as const)
      .filter((mode) => options.modes.split(',').includes(mode))
      .map((colorScheme) => ({ colorScheme, width: Number(width) })),
  )

const fileOf = ({ locale, name, persona }: Shot, { colorScheme, width }: Look): string => {
  const page = name === '/' ? 'home' : name.replaceAll('$', '').split('/').filter(Boolean).join('-')
  return join(folder, persona, `${page}-${locale}-${colorScheme}-${width}.png`)
}

/** Runs in the page: loads the pictures below the screen, which a visitor would scroll to; a broken one stays so. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
}

async function shootAll(
  browser: Browser,
  look: Look,
  {
    cookies,
    shots,
  }: { readonly shots: readonly Shot[]; readonly cookies: Readonly<Record<Persona, string>> },
): Promise<void> {
  const { colorScheme, width } = look
  for (const [persona, some] of Map.groupBy(shots, (shot) => shot.persona)) {
    const context = await browser.newContext({
      baseURL: address,
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: heights[width] ?? 900 },
      ...(cookies[persona] && { extraHTTPHeaders: { cookie: cookies[persona] } }),
    })
    const page = await context.newPage()
    for (const shot of some) {
      const path = fileOf(shot, look)
      await page.goto(shot.path, { waitUntil: 'networkidle' })
      await page.evaluate(loadPictures)
      await page.screenshot({ path, fullPage: true })
      console.log(path)
    }
    await context.close()
  }
}

await runCommand(async () => {
  const cookies = await signInAll(address)
  const all = [
    ...fixedVisits,
    ...(await sitemapVisits(address)),
    ...(await linkedVisits(address, cookies)),
    ...states,
  ]
  const pages = new RegExp(options.pages)
  const shots = all.filter(
    ({ locale, path, persona }) =>
      pages.test(path) &&
      options.persona.split(',').includes(persona) &&
      options.languages.split(',').includes(locale),
  )
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  try {
    for (const look of looks) await shootAll(browser, look, { shots, cookies })
  } finally {
    await browser.close()
  }
  return 0
})
