import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'

import { writeWhiteBook } from '../uploads/write-white-book.ts'
import type { SeedPart } from './markdown-blocks.ts'
import type { SeedLocale, SeedText } from './seed-file.ts'
import { readSeedLibrary, type SeedEntry, seedLocales } from './seed-library.ts'

const folder = join(import.meta.dirname, '../../seed-content')
const library = readSeedLibrary(folder)
const written = [...library.articles.filter(({ facts }) => !facts.isDraft), ...library.guides]

type Version = { readonly key: string; readonly locale: SeedLocale; readonly text: SeedText }

function versionsOf(entries: readonly SeedEntry[]): Version[] {
  return entries.flatMap(({ key, texts }) =>
    seedLocales.flatMap((locale) => {
      const text = texts[locale]
      return text === undefined ? [] : [{ key, locale, text }]
    }),
  )
}

const sourceOf = (part: SeedPart) => (part.kind === 'text' ? part.markdown : part.yaml)
const wordsOf = ({ text }: Version) => text.parts.map(sourceOf).join(' ').split(/\s+/).length
const all = versionsOf([...library.articles, ...library.guides, ...library.whiteBooks, ...library.pages])

/** Addresses of the portal that no entry makes. */
const fixedAddresses = [
  '/calculateurs',
  '/en/calculators',
  '/lexique',
  '/en/glossary',
  '/fonds',
  '/en/funds',
  '/contact',
  '/en/contact',
  '/inscription',
  '/en/register',
]

function addressOf(entry: SeedEntry, section: 'guide' | 'article', locale: SeedLocale): string | undefined {
  const slug = entry.texts[locale]?.values.slug
  const category = library.categories[entry.facts.category ?? '']?.[locale].slug
  const prefix = locale === 'fr' ? '' : '/en'
  const words = { fr: 'analyses-et-tendances', en: 'analysis-and-trends' }
  const path = section === 'guide' ? 'guide' : words[locale]
  return slug === undefined ? undefined : `${prefix}/${path}/${category}/${slug}`
}

function entryAddresses(): Set<string> {
  const addresses = seedLocales.flatMap((locale) => [
    ...library.guides.map((entry) => addressOf(entry, 'guide', locale)),
    ...library.articles.map((entry) => addressOf(entry, 'article', locale)),
    ...library.pages.map(({ texts }) => `${locale === 'fr' ? '' : '/en'}/${texts[locale]?.values.url}`),
  ])
  return new Set(addresses.filter((address) => address !== undefined))
}

describe('the texts that the content is seeded from', () => {
  it('are as many as the contract of the project asks for', () => {
    expect(library.guides.length).toBeGreaterThanOrEqual(24)
    expect(written.length - library.guides.length).toBeGreaterThanOrEqual(36)
    expect(library.whiteBooks).toHaveLength(6)
  })

  it('say something: every article and guide has at least 350 words in each of its languages', () => {
    const short = versionsOf(written).filter((version) => wordsOf(version) < 350)
    expect(short.map(({ key, locale }) => `${key}.${locale}`)).toEqual([])
  })

  it('have a title, an address of its own and a summary that fits a search result', () => {
    const keys = all.map(({ locale, text }) => `${locale} ${text.values.slug ?? text.values.url}`)
    expect(new Set(keys).size).toBe(all.length)
    for (const { key, text } of all) {
      expect(String(text.values.title).length, key).toBeLessThanOrEqual(75)
      expect(String(text.values.summary).length, key).toBeLessThanOrEqual(160)
    }
  })

  it('lead only to addresses that exist', () => {
    const known = entryAddresses()
    const broken = all.flatMap(({ key, locale, text }) =>
      text.parts
        .flatMap((part) => [...sourceOf(part).matchAll(/\]\((\/[^)]*)\)|url: (\/[^ ,}]+)/g)])
        .map((match) => match[1] ?? match[2] ?? '')
        .filter((address) => !known.has(address) && !fixedAddresses.includes(address))
        .map((address) => `${key}.${locale}: ${address}`),
    )
    expect(broken).toEqual([])
  })

  it('keep the typography of their language', () => {
    for (const { key, locale, text } of all) {
      const prose = text.parts.map((part) => (part.kind === 'text' ? part.markdown : '')).join('\n')
      expect(prose, key).not.toMatch(/\p{L}'\p{L}/u)
      if (locale === 'fr') expect(prose, key).not.toMatch(/[^\s\u00a0\u202f] [;!?»]|« |\p{L} :/u)
    }
  })

  it('promise no return', () => {
    const promise = /garanti(e|t) (de |un )?(rendement|performance)|sans risque garanti|guaranteed return/i
    expect(all.filter(({ text }) => promise.test(text.parts.map(sourceOf).join(' ')))).toEqual([])
  })
})

describe('the files that are made from them', { timeout: 60_000 }, () => {
  it('have the number of pages that the white papers state, with contents, headings and lists as tags', async () => {
    for (const { key, facts, texts } of library.whiteBooks) {
      for (const locale of seedLocales) {
        const text = texts[locale]
        if (text === undefined) throw new Error(`${key} has no text in ${locale}`)
        const file = await writeWhiteBook({ text, locale, publishedOn: facts.publishedOn ?? '' })
        const pdf = await getDocumentProxy(file)
        expect(pdf.numPages, `${key} ${locale}`).toBe(facts.pages?.[locale])
        const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1))
        const trees = await Promise.all(pages.map(async (page) => (await page).getStructTree()))
        for (const role of ['H1', 'H2', 'P', 'TOC', 'TOCI']) {
          expect(JSON.stringify(trees), `${key} ${locale}`).toContain(`"role":"${role}"`)
        }
      }
    }
  })

  it('have films and captions of the duration that their entries state', () => {
    for (const { key, facts } of library.articles.filter(({ facts }) => facts.film !== undefined)) {
      for (const locale of seedLocales) {
        const film = readFileSync(join(folder, 'films', `${key}.${locale}.webm`))
        const captions = readFileSync(join(folder, 'films', `${key}.${locale}.vtt`), 'utf8')
        const end = captions.match(/--> 00:(\d\d):(\d\d)\.000/g)?.at(-1)
        const seconds = facts.film?.durationSeconds ?? 0
        const written = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
        expect(webmSeconds(film), `${key} ${locale}`).toBeCloseTo(seconds, 0)
        expect(end, `${key} ${locale}`).toBe(`--> 00:${written}.000`)
      }
    }
  })
})

/** The duration that a WebM file states in its segment's information (Matroska, RFC 9559), in seconds. */
function webmSeconds(film: Buffer): number {
  const at = film.indexOf(Buffer.from('4489', 'hex'))
  const isDouble = film[at + 2] === 0x88
  return (isDouble ? film.readDoubleBE(at + 3) : film.readFloatBE(at + 3)) / 1000
}
