import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LibraryDocument } from '~/contract/product-api/library.schema.ts'
import { parseSearch, stringifySearch } from '~/routing/addresses/search-params.ts'
import { librarySearchSchema, librarySorts } from './library.schema.ts'
import {
  isNewSince,
  librarySortDirection,
  nextLibrarySort,
  toDocumentPage,
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
const parts = { asOf: { day: '2026-07-05', isPast: false }, hasPages: true, texts: null }
const facets = { fund: [], year: [], type: [], subType: [] }

describe('a document is new', () => {
  it.each([
    ['2026-07-01', false],
    ['2026-06-30', true],
    ['2026-06-29', true],
    [null, false],
  ])('to who first came on %s: %s', (since, isNew) => {
    expect(isNewSince(document, since)).toBe(isNew)
  })

  // P-612
  it('until it is opened or replaced, however often its reader comes', () => {
    const since = '2026-06-01'
    const opened = { ...document, openedAt: '2026-07-02T08:00:00Z' }
    expect(isNewSince({ ...document, openedAt: null }, since)).toBe(true)
    expect(isNewSince(opened, since)).toBe(false)
    expect(isNewSince({ ...document, replacedBy: 'doc-8' }, since)).toBe(false)
    const visit = { previousVisitAt: '2026-07-05T08:00:00Z', firstVisitAt: '2026-06-01T08:00:00Z' }
    const items = [{ ...document, openedAt: null }]
    expect(toLibraryView({ items, page, facets }, visit, parts).documents[0]?.isNew).toBe(true)
  })

  it('by the day of Paris: a visit after midnight there is of the next day', () => {
    const visit = { previousVisitAt: '2026-06-30T22:30:00Z' }
    const view = toLibraryView({ items: [document], page, facets }, visit, parts)
    expect(view.documents[0]?.isNew).toBe(false)
  })
})

describe('the library', () => {
  it('names the fund of each document and opens it on this portal', () => {
    const view = toLibraryView({ items: [document], page, facets }, { previousVisitAt: null }, parts)
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

describe('the page of a document', () => {
  const sha256 = 'ab'.repeat(32)
  const version = {
    id: 'doc-7',
    title: 'x',
    publishedOn: '2026-06-30',
    language: 'fr',
    isCurrent: true,
  } as const

  // P-611
  it('lists versions where there are several, and says which is shown', () => {
    const found = { document, sha256, previous: null, next: null }
    expect(toDocumentPage({ ...found, versions: [version] }, 'fr').versions).toEqual([])
    const older = { ...version, id: 'doc-5', publishedOn: '2026-06-20', isCurrent: false }
    const { versions } = toDocumentPage({ ...found, versions: [version, older] }, 'fr')
    expect(versions.map(({ id, isCurrent, isShown }) => [id, isCurrent, isShown])).toEqual([
      ['doc-7', true, true],
      ['doc-5', false, false],
    ])
  })

  // P-610
  it('links the other language of a document that the reader may open, and of no other', () => {
    const both = { ...document, alternate: { id: 'doc-8', language: 'en' as const } }
    const page = (of: LibraryDocument) =>
      toDocumentPage({ document: of, sha256, versions: [], previous: null, next: null }, 'fr').document
        .alternate
    expect(page(both)?.href).toBe('/api/proxy/documents/doc-8/view')
    expect([page({ ...both, contentPath: null }), page(document)]).toEqual([null, null])
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
