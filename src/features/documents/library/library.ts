import type {
  DocumentTexts,
  DownloadList,
  LibraryDocument,
  LibraryDocumentPage,
  LibrarySearch,
  LibraryVisit,
  TextHit,
} from '~/contract/product-api/library.schema.ts'
import { documentHeading } from '~/lib/document-heading.ts'
import { dayOfInstant } from '~/lib/format/instant-text.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { toDocumentView } from '../fund-documents.ts'
import type {
  DocumentPageView,
  DownloadsView,
  LibraryDocumentView,
  LibrarySearchState,
  LibrarySort,
  LibraryView,
  PageView,
  TextHitView,
  TextsView,
} from './library.schema.ts'

/**
 * Reports whether a document is new to a user whose first visit was on `since`: published from then on, in force, and
 * not opened by them in either language (P-612). Publication dates have no time, so a document of that day counts as
 * new rather than being missed. If the API has no record of openings, the day alone decides.
 */
export function isNewSince(document: NewnessOf, since: string | null): boolean {
  const { openedAt, publishedOn, replacedBy } = document
  return since !== null && publishedOn >= since && !openedAt && !replacedBy
}

type NewnessOf = Pick<LibraryDocument, 'openedAt' | 'publishedOn' | 'replacedBy'>

/** Maps a document of the product API to its library view. */
export function toLibraryDocument(document: LibraryDocument, since: string | null): LibraryDocumentView {
  return {
    ...toDocumentView(document),
    fund: { name: document.fund.name, key: document.fund.slug },
    isNew: isNewSince(document, since),
    replacedBy: document.replacedBy ?? null,
  }
}

const toPage = ({ page, pageCount, pageSize }: LibrarySearch['page']): PageView => ({
  number: page,
  count: pageCount,
  size: pageSize,
})

/** Maps a search of the product API, and the current visit, to the library view. */
export function toLibraryView(
  { items, page, facets }: LibrarySearch,
  visit: LibraryVisit,
  parts: Pick<LibraryView, 'asOf' | 'hasPages' | 'texts'>,
): LibraryView {
  const since = dayOfInstant(visit.firstVisitAt ?? visit.previousVisitAt)
  return {
    documents: items.map((document) => toLibraryDocument(document, since)),
    total: page.total,
    page: toPage(page),
    facets,
    ...parts,
  }
}

/** Maps a search in texts of the product API to its view. */
export function toTexts({ items, hasMore, pending }: DocumentTexts): TextsView {
  return {
    documents: items.map(({ document, hits, pageCount }) => ({
      document: toLibraryDocument(document, null),
      hits: hits.map(({ page, parts }) => ({ page, parts: withStarts(parts) })),
      pageCount,
    })),
    hasMore,
    pending,
  }
}

function withStarts(parts: TextHit['parts']): TextHitView['parts'] {
  let start = 0
  return parts.map((part) => {
    const placed = { ...part, start }
    start += part.text.length
    return placed
  })
}

/** Maps a document of the product API to its page, which opens no version as new. */
export function toDocumentPage(found: LibraryDocumentPage, locale: Locale): DocumentPageView {
  const { document, next, previous, sha256, versions } = found
  const view = toLibraryDocument(document, null)
  return {
    document: view,
    heading: documentHeading(view, locale),
    sha256,
    versions:
      versions.length < 2
        ? []
        : versions.map(({ id, isCurrent, publishedOn }) => ({
            id,
            publishedOn,
            isCurrent,
            isShown: id === document.id,
          })),
    previous,
    next,
  }
}

/** Maps downloads of the product API to their view. */
export function toDownloadsView({ items, page }: DownloadList): DownloadsView {
  return {
    downloads: items.map(({ id, downloadedAt, way, document }) => ({
      id,
      at: downloadedAt,
      way,
      document: toLibraryDocument(document, null),
    })),
    total: page.total,
    page: toPage(page),
  }
}

/** A sortable column of the library. */
export type LibrarySortField = 'publishedOn' | 'title' | 'fund'

/** Returns the direction in which a sort order sorts a column. */
export function librarySortDirection(
  field: LibrarySortField,
  sort: LibrarySort = '-publishedOn',
): 'ascending' | 'descending' | 'none' {
  if (sort === field) return 'ascending'
  return sort === `-${field}` ? 'descending' : 'none'
}

/**
 * Returns the sort order that a column's heading links to: dates newest first, text from A, then reversed.
 */
export function nextLibrarySort(
  field: LibrarySortField,
  sort: LibrarySearchState['sort'],
): LibrarySearchState['sort'] {
  const direction = librarySortDirection(field, sort)
  if (field === 'publishedOn') return direction === 'descending' ? 'publishedOn' : undefined
  return direction === 'ascending' ? `-${field}` : field
}

/** Returns the search with other filters or another order, back on the first page. */
export function withLibraryFilters(
  { selection: _selection, ...search }: LibrarySearchState,
  change: Partial<LibrarySearchState>,
): LibrarySearchState {
  return { ...search, ...change, page: undefined }
}
