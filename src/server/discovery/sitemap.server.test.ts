import { describe, expect, it } from 'vitest'
import { mostAddresses, writeSitemap } from './sitemap.server.ts'
import { fundEntries, type SitemapEntry } from './sitemap-entries.server.ts'

const options = {
  locale: 'fr',
  publicUrl: 'https://portal.example',
  partPath: (part: number) => `/sitemaps/${part}.xml`,
} as const

const count = (xml: string, element: string) => xml.split(`<${element}>`).length - 1

// P-109
describe('a sitemap', () => {
  it('names a page with its translations and the day on which it changed', () => {
    const entries = fundEntries({
      slugs: { fr: 'capital-un', en: 'capital-one' },
      latestValue: {
        shareName: 'A',
        netAssetValue: { amount: '1', currency: 'EUR' },
        date: '2025-06-30',
      },
    })
    const { main } = writeSitemap(entries, options)
    const link = (lang: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="https://portal.example${path}"/>`
    expect(main).toContain(
      '<url><loc>https://portal.example/fonds/capital-un</loc><lastmod>2025-06-30</lastmod>' +
        link('fr', '/fonds/capital-un') +
        link('en', '/en/funds/capital-one') +
        link('x-default', '/fonds/capital-un'),
    )
    expect(main).toContain('<loc>https://portal.example/fonds/capital-un/documents</loc><xhtml:link')
    expect(writeSitemap(entries, { ...options, locale: 'en' }).main).toContain(
      '<loc>https://portal.example/en/funds/capital-one</loc>',
    )
  })

  it('names a page without translation once, alone, and a page of two sources once', () => {
    const french = { paths: { fr: '/guide/a?x=1&y=2' } }
    const { main } = writeSitemap([french, french, { paths: { en: '/en/b' } }], options)
    expect(count(main, 'url')).toBe(1)
    expect(main).toContain('<url><loc>https://portal.example/guide/a?x=1&amp;y=2</loc></url>')
    expect(writeSitemap([french], { ...options, locale: 'en' }).main).not.toContain('<url>')
  })

  it('has no page for a fund without slug', () => {
    expect(fundEntries({ slugs: null, latestValue: null })).toEqual([])
  })

  it('becomes an index of parts past fifty thousand addresses, which names each once', () => {
    const entries = Array.from(
      { length: 120_001 },
      (_, index): SitemapEntry => ({
        paths: { fr: `/fonds/${index}` },
        lastModified: index === 60_000 ? '2026-02-01' : '2026-01-01',
      }),
    )
    expect(writeSitemap(entries.slice(0, mostAddresses), options).parts).toEqual([])
    const { main, parts } = writeSitemap(entries, options)
    expect(parts.map((part) => count(part, 'url'))).toEqual([50_000, 50_000, 20_001])
    expect(new Set(parts.flatMap((part) => part.match(/<loc>[^<]+/g))).size).toBe(120_001)
    expect(main).toContain(
      '<sitemap><loc>https://portal.example/sitemaps/2.xml</loc><lastmod>2026-02-01</lastmod></sitemap>',
    )
    expect(count(main, 'sitemap')).toBe(3)
  })
})
