import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumArguments, ensureChromium } from '../../scripts/lib/chromium.ts'
import { type Persona, signInAll } from '../../scripts/lib/portal-visits.ts'
import { writeFigures } from '../../scripts/proof/part.ts'
import { askFor, type KnownTarget, knownTargets } from '../support/fault-targets.ts'
import { findingsOf, type PageFindings } from '../support/page-findings.ts'
import { waitForHydration } from '../support/page-watch.ts'
import { startServices, type TestServices } from '../support/services.ts'

/** Checks only every N-th page, for a quick run. */
const every = Number(process.env.PROOF_EVERY ?? '1')
/** Restricts the checks to pages whose path matches. */
const only = new RegExp(process.env.PROOF_ONLY ?? '')
/** Pages that are checked at the same time. */
const lanes = 2

let services: TestServices
let browser: Browser
let cookies: Readonly<Record<Persona, string>>
let pages: readonly KnownTarget[]
const found: { target: KnownTarget; findings: PageFindings }[] = []
const figures = { pages: 0, axeRuns: 0, validated: 0, minutes: 0 }

async function contextOf(persona: Persona): Promise<BrowserContext> {
  const url = services.portalUrl
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  const pairs = cookies[persona].split('; ').filter((pair) => pair !== '')
  await context.addCookies(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
    }),
  )
  return context
}

async function checkPage(target: KnownTarget): Promise<void> {
  const context = await contextOf(target.persona)
  const page = await context.newPage()
  await page.goto(target.path)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  found.push({ target, findings: await findingsOf(page) })
  // Two colour modes in two widths, and forced colours.
  figures.axeRuns += 5
  await context.close()
  if (found.length % 10 === 0) console.log(`${found.length} of ${pages.length} pages`)
}

async function checkAllPages(): Promise<void> {
  const startedAt = performance.now()
  const waiting = pages.values()
  const lane = async () => {
    for (const target of waiting) await checkPage(target)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  figures.minutes = Math.round((performance.now() - startedAt) / 6000) / 10
}

beforeAll(async () => {
  services = await startServices({ SANDBOX_CONTENT_RATE_LIMIT: '100000', LOG_LEVEL: 'warn' })
  cookies = await signInAll(services.portalUrl)
  const targets = await knownTargets(services.portalUrl, cookies)
  const isPage = ({ path, status }: KnownTarget) =>
    status !== 301 && status !== 302 && !/^\/api\/|\.(xml|json|txt)$|^\/auth\//.test(path)
  const chosen = targets.filter((target) => isPage(target) && only.test(target.path))
  pages = chosen.filter((_, index) => index % every === 0)
  figures.pages = pages.length
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] })
  await checkAllPages()
}, 3_600_000)

afterAll(async () => {
  writeFigures('accessibility-figures', figures)
  await browser?.close()
  await services?.stop()
})

const findingsAbout = (about: keyof PageFindings): string[] =>
  found.flatMap(({ target: { path, persona }, findings }) =>
    findings[about].map((finding) => `${path} (${persona}): ${finding}`),
  )

// P-256
it('axe finds nothing on any page, in the light and the dark mode, at 360 and 1440 px', () => {
  expect(found.length).toBe(pages.length)
  expect(findingsAbout('axe')).toEqual([])
})

// P-257
it('no page has to be scrolled sideways, or has too small a control, at 320 px, which is 1280 px at 400 %', () => {
  expect(findingsAbout('narrow')).toEqual([])
})

it('no page loses text at 200 % or with wider spacing', () => {
  expect(findingsAbout('large')).toEqual([])
})

it('nothing moves with reduced motion, and forced colours keep every page readable', () => {
  expect(findingsAbout('preferences')).toEqual([])
})

it('the HTML of every page is valid', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))
  const errors: string[] = []
  for (const target of pages) {
    const { body } = await askFor(services.portalUrl, target, cookies)
    const report = await validator.validateString(body)
    figures.validated += 1
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        errors.push(`${target.path}: ${ruleId}: ${message} (${line}:${column})`)
  }
  expect(errors).toEqual([])
})
