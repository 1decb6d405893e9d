import type {
  DownloadList,
  LibraryDocument,
  LibrarySearch,
  LibraryVisit,
} from '~/contract/product-api/library.schema.ts'
import { dayOfInstant } from '~/lib/format/instant-text.ts'
import { toDocumentView } from '../fund-documents.ts'
import type {
  DownloadsView,
  LibraryDocumentView,
  LibrarySearchState,
  LibrarySort,
  LibraryView,
  PageView,
} from './library.schema.ts'

/**
 * Tells whether a document is new to a user whose last visit was on `visitedOn`. Publication dates have no
 * time, so a document of that day counts as new rather than being missed. On the first visit nothing is
 * marked.
 */
export function isNewSince(publishedOn: string, visitedOn: string | null): boolean {
  return visitedOn !== null && publishedOn >= visitedOn
}

/** Maps a document of the product API to its library view. */
export function toLibraryDocument(document: LibraryDocument, visitedOn: string | null): LibraryDocumentView {
  return {
    ...toDocumentView(document),
    fund: { name: document.fund.name, key: document.fund.slug },
    isNew: isNewSince(document.publishedOn, visitedOn),
  }
}

const toPage = ({ page, pageCount, pageSize }: LibrarySearch['page']): PageView => ({
  number: page,
  count: pageCount,
  size: pageSize,
})

/** Maps a search of the product API, and the current visit, to the library view. */
export function toLibraryView({ items, page, facets }: LibrarySearch, visit: LibraryVisit): LibraryView {
  const visitedOn = dayOfInstant(visit.previousVisitAt)
  return {
    documents: items.map((document) => toLibraryDocument(document, visitedOn)),
    total: page.total,
    page: toPage(page),
    facets,
    visitedOn,
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
