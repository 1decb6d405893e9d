import { beforeAll, expect, it } from 'vitest'
import { fixedVisits, linkedVisits, type Persona, signInAll } from '../../scripts/lib/portal-visits.ts'
import { typeset } from '../../src/lib/typography.ts'
import { type Locale, locales } from '../../src/routing/addresses/locales.ts'
import { mixedVariants } from '../repository/mixed-variants.ts'
import { specifiedMessages } from '../repository/product-messages.ts'
import { plainSpaces, spokenTexts } from '../support/page-text.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

const given = specifiedMessages
  .flatMap(({ fr, en = [] }) => [...(fr === undefined ? [] : [fr]), ...en])
  .filter((message) => /'|recognized/.test(message))
const sitemaps = { fr: '/sitemap.xml', en: '/en/sitemap.xml' } as const
const atOnce = 4

let services: TestServices
let cookies: Readonly<Record<Persona, string>>

beforeAll(async () => {
  services = await sharedServices()
  cookies = await signInAll(services.portalUrl)
}, 180_000)

/** Removes exact texts of the product and names of browsers, which follow rules of their own. */
const withoutGiven = (text: string): string =>
  given.reduce((left, message) => left.replace(message, ''), text.startsWith('Mozilla/') ? '' : text)

/** Lists the texts of a page that violate the typography of their language: spaces, marks and words. */
function findings(html: string, locale: Locale): string[] {
  return spokenTexts(html)
    .filter(({ language }) => language.startsWith(locale))
    .map(({ text }) => withoutGiven(text))
    .flatMap((text) => [
      ...(typeset(text, locale) === text ? [] : [plainSpaces(text)]),
      ...mixedVariants(text, locale),
    ])
}

async function read(path: string, cookie = ''): Promise<string> {
  const headers = { cookie, accept: 'text/html' }
  return (await fetch(`${services.portalUrl}${path}`, { headers })).text()
}

// P-370, P-371
it.each(fixedVisits)('$path is set as its language asks, as the $persona reads it', async (visit) => {
  expect(findings(await read(visit.path, cookies[visit.persona]), visit.locale)).toEqual([])
})

// P-370, P-371
it('the pages to which lists of a user lead are set as their language asks', async () => {
  const found: string[] = []
  for (const { locale, path, persona } of await linkedVisits(services.portalUrl, cookies))
    found.push(
      ...findings(await read(path, cookies[persona]), locale).map((finding) => `${path}: ${finding}`),
    )
  expect(found).toEqual([])
})

// P-370, P-371
it.each(locales)(
  'every public page is set as %s asks',
  async (locale) => {
    const xml = await read(sitemaps[locale])
    const paths = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    expect(paths.length).toBeGreaterThan(100)
    const found = new Map<string, string>()
    const check = async (path: string) => {
      for (const finding of findings(await read(path), locale))
        if (!found.has(finding)) found.set(finding, path)
    }
    for (const [at] of paths.entries()) {
      if (at % atOnce === 0) await Promise.all(paths.slice(at, at + atOnce).map(check))
    }
    expect([...found].map(([finding, path]) => `${path}: ${finding}`)).toEqual([])
  },
  120_000,
)

it('what is not set, and a word that has another form, are noticed', () => {
  expect(
    findings('<html lang="fr-FR"><p>Le <!-- -->12<!-- --> mars 2026</p><p>Un courriel</p>', 'fr'),
  ).toEqual(['Le 12 mars 2026', 'courriel (say: email, as the exact messages do)'])
  expect(
    findings('<html lang="en-GB"><img alt="On 12 March 2026"><p>On 12\u00a0March\u00a02026</p>', 'en'),
  ).toEqual(['On 12 March 2026'])
})
