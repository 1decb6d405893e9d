import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LibraryDocument } from '~/contract/product-api/library.schema.ts'
import { parseSearch, stringifySearch } from '~/routing/addresses/search-params.ts'
import { librarySearchSchema, librarySorts } from './library.schema.ts'
import {
  isNewSince,
  librarySortDirection,
  nextLibrarySort,
  toDownloadsView,
  toLibraryView,
  withLibraryFilters,
} from './library.ts'

const document: LibraryDocument = {
  id: 'doc-7',
  fundId: 'fnd-2',
  fund: { id: 'fnd-2', name: 'Fonds Deux', slug: 'fonds-deux' },
  title: 'Rapport semestriel',
  group: 'reporting',
  type: { code: 'half-yearly-report', label: 'Rapport semestriel' },
  subType: { code: 'first-half', label: 'Premier semestre' },
  year: 2026,
  publishedOn: '2026-06-30',
  language: 'fr',
  pages: 8,
  bytes: null,
  access: 'subscribers',
  contentPath: '/documents/doc-7/content',
}
const page = { page: 2, pageSize: 50, pageCount: 3, total: 120 }
const facets = { fund: [], year: [], type: [], subType: [] }

describe('a document is new', () => {
  it.each([
    ['2026-07-01', false],
    ['2026-06-30', true],
    ['2026-06-29', true],
    [null, false],
  ])('to who was last here on %s: %s', (visitedOn, isNew) => {
    expect(isNewSince(document.publishedOn, visitedOn)).toBe(isNew)
  })

  it('by the day of Paris: a visit after midnight there is of the next day', () => {
    const visit = { previousVisitAt: '2026-06-30T22:30:00Z' }
    const view = toLibraryView({ items: [document], page, facets }, visit)
    expect([view.visitedOn, view.documents[0]?.isNew]).toEqual(['2026-07-01', false])
  })
})

describe('the library', () => {
  it('names the fund of each document and opens it on this portal', () => {
    const view = toLibraryView({ items: [document], page, facets }, { previousVisitAt: null })
    expect(view.documents[0]).toMatchObject({
      href: '/api/proxy/documents/doc-7/view',
      fund: { name: 'Fonds Deux', key: 'fonds-deux' },
    })
    expect(JSON.stringify(view)).not.toContain('/content')
    expect(view.page).toEqual({ number: 2, count: 3, size: 50 })
  })

  it('shows a download that is no longer open without an address', () => {
    const closed = { ...document, contentPath: null }
    const items = [
      { id: 'dwn-1', downloadedAt: '2026-07-01T08:00:00Z', way: 'file' as const, document: closed },
    ]
    expect(toDownloadsView({ items, page }).downloads[0]?.document.href).toBeNull()
  })
})

describe('the state of the library', () => {
  const state = fc.record(
    {
      q: fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z]$/),
      fund: fc.integer({ min: 1, max: 20_000 }).map((number) => `fnd-${number}`),
      year: fc.integer({ min: 1990, max: 2099 }).map(String),
      type: fc.stringMatching(/^[a-z][a-z-]{0,20}$/),
      subType: fc.stringMatching(/^[a-z][a-z-]{0,20}$/),
      sort: fc.constantFrom(...librarySorts),
      page: fc.integer({ min: 2, max: 1000 }),
    },
    { requiredKeys: [] },
  )
  const parse = (query: string) => librarySearchSchema.parse(parseSearch(query))

  it('comes back from its address as it went in', () => {
    fc.assert(
      fc.property(state, (search) => {
        expect(parse(stringifySearch(search))).toEqual(search)
      }),
    )
  })

  it('reads any query without failing', () => {
    const key = fc.oneof(
      fc.constantFrom('q', 'fund', 'year', 'type', 'sort', 'page', 'selection'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string()), { maxLength: 20 }), (pairs) => {
        const once = parse(`?${new URLSearchParams(pairs)}`)
        expect(parse(stringifySearch(once))).toEqual(once)
      }),
    )
  })

  it('starts again at the first page, and forgets a refused selection, when it is narrowed', () => {
    expect(withLibraryFilters({ page: 4, selection: 'none', q: 'x' }, { year: '2025' })).toEqual({
      q: 'x',
      year: '2025',
      page: undefined,
    })
  })
})

describe('a heading of the library', () => {
  it('turns the order of its own column round, dates newest first and words from A', () => {
    expect([librarySortDirection('publishedOn'), nextLibrarySort('publishedOn', undefined)]).toEqual([
      'descending',
      'publishedOn',
    ])
    expect(nextLibrarySort('publishedOn', 'title')).toBeUndefined()
    expect([nextLibrarySort('title', undefined), nextLibrarySort('title', 'title')]).toEqual([
      'title',
      '-title',
    ])
    expect(librarySortDirection('fund', '-fund')).toBe('descending')
    expect(librarySortDirection('fund', 'title')).toBe('none')
  })
})
