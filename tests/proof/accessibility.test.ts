import { type Browser, chromium, type Page } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumArguments, ensureChromium } from '../../scripts/lib/chromium.ts'
import { writeFigures } from '../../scripts/proof/part.ts'
import { askFor, type KnownTarget, knownTargets } from '../support/fault-targets.ts'
import { type Persona, personaNames, signInAll } from '../support/portal-visits.ts'
import { startServices, type TestServices } from '../support/services.ts'
import {
  axeFindings,
  cutTexts,
  isTooWide,
  movingParts,
  smallTargets,
  textSpacing,
} from '../support/whole-page-checks.ts'

/** Every N-th page alone, for a quick look; all of them unless told. */
const every = Number(process.env.PROOF_EVERY ?? '1')

let services: TestServices
let browser: Browser
let cookies: Readonly<Record<Persona, string>>
let pages: readonly KnownTarget[]
const figures = { pages: 0, axeRuns: 0, reflows: 0, validated: 0 }

beforeAll(async () => {
  services = await startServices({ SANDBOX_CONTENT_RATE_LIMIT: '100000', LOG_LEVEL: 'warn' })
  cookies = await signInAll(services.portalUrl)
  const targets = await knownTargets(services.portalUrl, cookies)
  const isPage = ({ path, status }: KnownTarget) =>
    status !== 301 && status !== 302 && !/^\/api\/|\.(xml|json|txt)$|^\/auth\//.test(path)
  pages = targets.filter(isPage).filter((_, index) => index % every === 0)
  figures.pages = pages.length
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] })
}, 240_000)

afterAll(async () => {
  writeFigures('accessibility-figures', figures)
  await browser?.close()
  await services?.stop()
})

type Look = Parameters<Browser['newContext']>[0] & {}

/** Opens every page with one look, and gathers what a check finds on it. */
async function findingsOn(look: Look, check: (page: Page) => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  for (const persona of personaNames) {
    const context = await browser.newContext({ ...look, baseURL: services.portalUrl })
    const url = services.portalUrl
    const pairs = cookies[persona].split('; ').filter((pair) => pair !== '')
    await context.addCookies(
      pairs.map((pair) => {
        const at = pair.indexOf('=')
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
      }),
    )
    const page = await context.newPage()
    for (const target of pages.filter((one) => one.persona === persona)) {
      await page.goto(target.path)
      await page.waitForLoadState('networkidle')
      found.push(...(await check(page)).map((finding) => `${target.path} (${persona}): ${finding}`))
    }
    await context.close()
  }
  return found
}

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const

describe.each(['light', 'dark'] as const)('in the %s mode', (colorScheme) => {
  it.each(sizes)('axe finds nothing on any page at $width px', async (viewport) => {
    const found = await findingsOn({ viewport, colorScheme, reducedMotion: 'reduce' }, async (page) => {
      figures.axeRuns += 1
      return axeFindings(page)
    })
    expect(found).toEqual([])
  })
})

it('no page has to be scrolled sideways, or loses text, at 320 px, which is 1280 px at 400 %', async () => {
  const found = await findingsOn({ viewport: { width: 320, height: 640 } }, async (page) => {
    figures.reflows += 1
    const wide = (await isTooWide(page)) ? ['too wide'] : []
    return [...wide, ...(await smallTargets(page)).map((target) => `small: ${target}`)]
  })
  expect(found).toEqual([])
})

it('no page loses text at 200 % or with wider spacing', async () => {
  const found = await findingsOn({ viewport: { width: 720, height: 450 } }, async (page) => {
    const atTwice = (await isTooWide(page)) ? ['too wide at 200 %'] : []
    const before = await cutTexts(page)
    await page.evaluate((style) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      document.adoptedStyleSheets.push(sheet)
    }, textSpacing)
    const cut = (await cutTexts(page)).filter((text) => !before.includes(text))
    const wide = (await isTooWide(page)) ? ['too wide with wider spacing'] : []
    return [
      ...atTwice,
      ...wide,
      ...before.map((text) => `cut: ${text}`),
      ...cut.map((text) => `cut by spacing: ${text}`),
    ]
  })
  expect(found).toEqual([])
})

it('nothing moves for who asked for less motion, and forced colours keep every page readable', async () => {
  const found = await findingsOn({ reducedMotion: 'reduce', forcedColors: 'active' }, async (page) => [
    ...(await movingParts(page)).map((part) => `moves: ${part}`),
    // The colours are the reader's own there, and axe reads the portal's.
    ...(await axeFindings(page, ['color-contrast'])),
  ])
  expect(found).toEqual([])
})

it('the HTML of every page is valid', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))
  const found: string[] = []
  for (const target of pages) {
    const { body } = await askFor(services.portalUrl, target, cookies)
    const report = await validator.validateString(body)
    figures.validated += 1
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        found.push(`${target.path}: ${ruleId}: ${message} (${line}:${column})`)
  }
  expect(found).toEqual([])
})
