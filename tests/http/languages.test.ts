import { beforeAll, describe, expect, it } from 'vitest'
import { fixedVisits, linkedVisits, type Persona, signInAll } from '../../scripts/lib/portal-visits.ts'
import { type Locale, languageTags, locales, otherLocale } from '../../src/routing/addresses/locales.ts'
import { sentencesOf, shareOfWords } from '../support/foreign-sentences.ts'
import { pageText } from '../support/page-text.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

/** Share of frequent words: names of funds hold some, and a sentence left in the other language many. */
const mostForeignWords = 0.1
const atOnce = 4

let services: TestServices
let cookies: Readonly<Record<Persona, string>>
const sentences = { fr: await sentencesOf('fr'), en: await sentencesOf('en') }

beforeAll(async () => {
  services = await sharedServices()
  cookies = await signInAll(services.portalUrl)
}, 180_000)

/**
 * Returns a page's texts in the other language than its own; the link to its translation states its language, and is
 * allowed.
 */
function foreignIn(html: string, locale: Locale) {
  const other = otherLocale(locale)
  const text = pageText(html).get(locale) ?? ''
  return { sentences: sentences[other].foundIn(text), words: shareOfWords(text, other) }
}

async function expectOwnLanguage(path: string, locale: Locale, cookie = ''): Promise<string> {
  const headers = { cookie, accept: 'text/html' }
  const html = await (await fetch(`${services.portalUrl}${path}`, { headers })).text()
  expect(html, path).toContain(`<html lang="${languageTags[locale]}"`)
  const foreign = foreignIn(html, locale)
  expect(foreign.sentences, path).toEqual([])
  expect(foreign.words, path).toBeLessThan(mostForeignWords)
  return html
}

const sitemaps = { fr: '/sitemap.xml', en: '/en/sitemap.xml' } as const

/** Each page of a sitemap with its alternates, in the order given. */
async function sitemapOf(locale: Locale): Promise<ReadonlyMap<string, readonly string[]>> {
  const xml = await (await fetch(`${services.portalUrl}${sitemaps[locale]}`)).text()
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)]
  return new Map(
    entries.map(([, url = '', rest = '']) => [
      url,
      [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => `${tag} ${href}`),
    ]),
  )
}

const alternatesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, tag, href]) => `${tag} ${href}`,
  )

describe.each(locales)('in %s', (locale) => {
  it.each(fixedVisits.filter((visit) => visit.locale === locale))(
    '$path says nothing in the other language to the $persona',
    async ({ path, persona }) => {
      await expectOwnLanguage(path, locale, cookies[persona])
    },
  )

  it('the pages to which lists of a user lead say nothing in the other language', async () => {
    const visits = await linkedVisits(services.portalUrl, cookies)
    for (const { path, persona } of visits.filter((visit) => visit.locale === locale))
      await expectOwnLanguage(path, locale, cookies[persona])
  })

  it.each(
    {
      fr: [
        '/page-inconnue',
        '/fonds/inconnu',
        '/fonds?q=zzzz',
        '/recherche?q=zzzz',
        '/connexion?error=Unknown',
      ],
      en: [
        '/en/no-page',
        '/en/funds/none',
        '/en/funds?q=zzzz',
        '/en/search?q=zzzz',
        '/en/login?error=Unknown',
      ],
    }[locale],
  )('%s, where something is missing or wrong, says nothing in the other language', async (path) => {
    await expectOwnLanguage(path, locale)
  })

  // P-008, P-040
  it('every page of the sitemap is in one language, and leads to its translations and back', async () => {
    const own = await sitemapOf(locale)
    const all = new Map([...own, ...(await sitemapOf(otherLocale(locale)))])
    expect(own.size).toBeGreaterThan(100)
    const check = async ([url, alternates]: readonly [string, readonly string[]]) => {
      const html = await expectOwnLanguage(new URL(url).pathname, locale)
      expect(alternatesOf(html), url).toEqual(alternates)
      if (alternates.length > 0) expect(alternates).toContain(`${locale} ${url}`)
      for (const alternate of alternates) {
        const [, href = ''] = alternate.split(' ')
        expect(all.get(href), `${href}, which ${url} leads to`).toEqual(alternates)
      }
    }
    for (const [at] of [...own].entries()) {
      if (at % atOnce === 0) await Promise.all([...own].slice(at, at + atOnce).map(check))
    }
  }, 120_000)
})

it('a sentence of the other dictionary, and a text in the other language, are noticed', () => {
  expect(sentences.fr.count).toBeGreaterThan(400)
  expect(sentences.en.count).toBeGreaterThan(400)
  const wrong =
    '<html lang="en-GB"><p>Funds <b lang="fr">Afficher les fonds fermés</b></p><p>Votre message a bien été envoyé !</p>'
  expect(foreignIn(wrong, 'en').sentences).toEqual(['Votre message a bien été envoyé !'])
  expect(
    foreignIn('<html lang="fr-FR"><p>Dans la note, the fund and its managers</p>', 'fr').words,
  ).toBeGreaterThan(mostForeignWords)
})
