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
 * Whether a document is new to somebody who was last here on `visitedOn`: days alone are known of publications, so
 * that one of that very day is taken for new rather than missed. At the first visit nothing is marked.
 */
export function isNewSince(publishedOn: string, visitedOn: string | null): boolean {
  return visitedOn !== null && publishedOn >= visitedOn
}

/** A document of the product API as the library shows it. */
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

/** Maps a search of the product API, and the visit that it is made in, to what the library shows. */
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

/** Maps downloads of the product API to what their owner sees. */
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

/** A column that the library can be sorted by. */
export type LibrarySortField = 'publishedOn' | 'title' | 'fund'

/** How a column is sorted by an order of the library. */
export function librarySortDirection(
  field: LibrarySortField,
  sort: LibrarySort = '-publishedOn',
): 'ascending' | 'descending' | 'none' {
  if (sort === field) return 'ascending'
  return sort === `-${field}` ? 'descending' : 'none'
}

/** The order that a column's heading leads to: dates newest first, words from A, then the other way round. */
export function nextLibrarySort(
  field: LibrarySortField,
  sort: LibrarySearchState['sort'],
): LibrarySearchState['sort'] {
  const direction = librarySortDirection(field, sort)
  if (field === 'publishedOn') return direction === 'descending' ? 'publishedOn' : undefined
  return direction === 'ascending' ? `-${field}` : field
}

/** The search with other filters or another order, which start again at the first page. */
export function withLibraryFilters(
  { selection: _selection, ...search }: LibrarySearchState,
  change: Partial<LibrarySearchState>,
): LibrarySearchState {
  return { ...search, ...change, page: undefined }
}
