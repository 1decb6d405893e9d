import { describe, expect, it } from 'vitest'
import type { DocumentSearch, FundDocument } from '~/contract/product-api/document.schema.ts'
import { wireList, wireSummary } from '../fund-samples.ts'
import { toFundRelated } from './fund-related.ts'

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
    const french = toFundRelated('fnd-1', { documents, funds: null }, 'fr')
    const english = toFundRelated('fnd-1', { documents, funds: null }, 'en')
    expect([french.keyInformation?.id, english.keyInformation?.id]).toEqual(['doc-2', 'doc-3'])
    expect([english.factsheet?.id, english.factsheet?.language]).toEqual(['doc-4', 'fr'])
  })

  it('is its public press releases, newest first', () => {
    const { news } = toFundRelated('fnd-1', { documents, funds: null }, 'fr')
    expect(news.map(({ id }) => id)).toEqual(['doc-6', 'doc-5'])
  })

  it('is the other open funds of its strategy that have a page, three at most', () => {
    const listed = [1, 2, 3, 4, 5].map((number) =>
      wireSummary({ id: `fnd-${number}`, slug: number === 2 ? null : `fonds-${number}` }),
    )
    const { sisters } = toFundRelated('fnd-1', { documents: null, funds: wireList(listed) }, 'fr')
    expect(sisters.map(({ key }) => key)).toEqual(['fonds-3', 'fonds-4', 'fonds-5'])
  })

  it('is nothing where neither could be read', () => {
    expect(toFundRelated('fnd-1', { documents: null, funds: null }, 'fr')).toEqual({
      keyInformation: null,
      factsheet: null,
      news: [],
      sisters: [],
    })
  })
})
