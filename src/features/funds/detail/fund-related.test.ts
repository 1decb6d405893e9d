import { describe, expect, it } from 'vitest'
import { type Article, articleSchema } from '~/contract/content-api/entries.schema.ts'
import type { DocumentSearch, FundDocument } from '~/contract/product-api/document.schema.ts'
import { wireList, wireSummary } from '../fund-samples.ts'
import { type Found, toFundRelated } from './fund-related.ts'

function wireDocument(id: number, type: string, change: Partial<FundDocument> = {}): FundDocument {
  return {
    id: `doc-${id}`,
    fundId: 'fnd-1',
    title: `${type} ${id}`,
    group: 'legal',
    type: { code: type, label: type },
    subType: { code: 'by-share', label: 'Par part' },
    year: 2026,
    publishedOn: '2026-02-10',
    language: 'fr',
    pages: 3,
    bytes: null,
    access: 'public',
    contentPath: `/documents/doc-${id}`,
    ...change,
  }
}

function found(items: readonly FundDocument[]): DocumentSearch {
  return {
    items: [...items],
    page: { page: 1, pageSize: 50, pageCount: 1, total: items.length },
    facets: { group: [], year: [], type: [], subType: [] },
  }
}

const nothing: Found = { documents: null, funds: null, articles: null }

function wireArticle(slug: string, change: Partial<Article> = {}): Article {
  const entry = {
    id: 1,
    documentId: slug,
    locale: 'fr',
    createdAt: '2026-04-01T08:00:00Z',
    updatedAt: '2026-04-01T08:00:00Z',
  }
  return { ...articleSchema.parse({ ...entry, title: slug, slug, publishedOn: '2026-04-01' }), ...change }
}

// P-332, P-337
describe('what belongs beside a fund', () => {
  const documents = found([
    wireDocument(1, 'key-information', { publishedOn: '2025-02-10' }),
    wireDocument(2, 'key-information'),
    wireDocument(3, 'key-information', { language: 'en' }),
    wireDocument(4, 'factsheet'),
    wireDocument(5, 'press-release', { publishedOn: '2026-03-01' }),
    wireDocument(6, 'press-release', { publishedOn: '2026-05-01' }),
    wireDocument(7, 'press-release', { contentPath: null }),
  ])

  it('is the newest document of its kind in the page’s language, or else in the other one', () => {
    const french = toFundRelated('fnd-1', { ...nothing, documents }, 'fr')
    const english = toFundRelated('fnd-1', { ...nothing, documents }, 'en')
    expect([french.keyInformation?.id, english.keyInformation?.id]).toEqual(['doc-2', 'doc-3'])
    expect([english.factsheet?.id, english.factsheet?.language]).toEqual(['doc-4', 'fr'])
  })

  it('is its public press releases, newest first', () => {
    const { news } = toFundRelated('fnd-1', { ...nothing, documents }, 'fr')
    expect(news.map(({ id }) => id)).toEqual(['doc-6', 'doc-5'])
  })

  it('has a release once a day and subject, in the page’s language or else in the other one', () => {
    const on = (id: number, publishedOn: string, language: 'fr' | 'en', subType = 'distribution') =>
      wireDocument(id, 'press-release', { publishedOn, language, subType: { code: subType, label: subType } })
    const released = found([
      on(1, '2026-06-30', 'fr'),
      on(2, '2026-06-30', 'en'),
      on(3, '2026-06-30', 'en', 'fund-life'),
      on(4, '2025-06-30', 'fr'),
    ])
    const newsIn = (locale: 'fr' | 'en') =>
      toFundRelated('fnd-1', { ...nothing, documents: released }, locale).news.map(({ id }) => id)
    expect(newsIn('fr')).toEqual(['doc-1', 'doc-3', 'doc-4'])
    expect(newsIn('en')).toEqual(['doc-2', 'doc-3', 'doc-4'])
  })

  it('has the articles about the fund among its news, but those for partners', () => {
    const articles = [
      wireArticle('rates', { category: { documentId: 'c', name: 'Marchés', slug: 'marches' } }),
      wireArticle('partners', { audience: 'partner' }),
      wireArticle('undated', { publishedOn: null }),
    ]
    const { news } = toFundRelated('fnd-1', { ...nothing, documents, articles }, 'fr')
    expect(news.map(({ href, language }) => [href, language])).toEqual([
      ['/api/proxy/documents/doc-6/view', 'fr'],
      ['/analyses-et-tendances/marches/rates', null],
      ['/api/proxy/documents/doc-5/view', 'fr'],
    ])
  })

  it('is the other open funds of its strategy that have a page, three at most', () => {
    const listed = [1, 2, 3, 4, 5].map((number) =>
      wireSummary({ id: `fnd-${number}`, slug: number === 2 ? null : `fonds-${number}` }),
    )
    const { sisters } = toFundRelated('fnd-1', { ...nothing, funds: wireList(listed) }, 'fr')
    expect(sisters.map(({ key }) => key)).toEqual(['fonds-3', 'fonds-4', 'fonds-5'])
  })

  it('is nothing where neither could be read', () => {
    expect(toFundRelated('fnd-1', nothing, 'fr')).toEqual({
      keyInformation: null,
      factsheet: null,
      news: [],
      sisters: [],
      chosen: [],
    })
  })
})
