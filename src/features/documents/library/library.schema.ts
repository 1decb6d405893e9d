import {
  freeText,
  isCode,
  matching,
  oneOf,
  pageNumber,
  searchSchema,
} from '~/routing/addresses/search-fields.ts'
import type { DocumentFacet, DocumentView } from '../fund-documents.schema.ts'

/** The filters of the library, in the order in which they are offered. */
export const libraryFilterNames = ['fund', 'year', 'type', 'subType'] as const

export type LibraryFilterName = (typeof libraryFilterNames)[number]

/** Orders of the library beside the default one, newest first, which is never written in an address. */
export const librarySorts = ['publishedOn', 'title', '-title', 'fund', '-fund'] as const

export type LibrarySort = (typeof librarySorts)[number] | '-publishedOn'

const longestText = 100
const lastPage = 100_000

/** The state of the library in its address. What is wrong is dropped, and defaults are never written. */
export const librarySearchSchema = searchSchema({
  q: freeText(longestText),
  fund: matching((text) => /^fnd-[1-9]\d{0,8}$/.test(text)),
  year: matching((text) => /^(?:19|20)\d{2}$/.test(text)),
  type: matching(isCode),
  subType: matching(isCode),
  sort: oneOf(librarySorts),
  page: pageNumber(lastPage),
  /** What was wrong with a selection that could not be taken. */
  selection: oneOf(['none', 'too_many']),
})

export type LibrarySearchState = ReturnType<typeof librarySearchSchema.parse>

/** The state of the list of downloads in its address. */
export const downloadsSearchSchema = searchSchema({ page: pageNumber(lastPage) })

/** A document of the library. */
export type LibraryDocumentView = DocumentView & {
  readonly fund: { readonly name: string; readonly key: string | null }
  /** Whether it was published since the reader's last visit. */
  readonly isNew: boolean
}

/** Where a page stands in the whole list. */
export type PageView = { readonly number: number; readonly count: number; readonly size: number }

/** One page of the library. */
export type LibraryView = {
  readonly documents: readonly LibraryDocumentView[]
  readonly total: number
  readonly page: PageView
  readonly facets: { readonly [Name in LibraryFilterName]: readonly DocumentFacet[] }
  /** Day of the last visit before this one (`YYYY-MM-DD`); null at the first. */
  readonly visitedOn: string | null
}

/** A download, as its owner sees it. `at` is an instant (ISO 8601). */
export type DownloadView = {
  readonly id: string
  readonly at: string
  readonly way: 'file' | 'selection'
  readonly document: LibraryDocumentView
}

/** One page of the reader's downloads, newest first. */
export type DownloadsView = {
  readonly downloads: readonly DownloadView[]
  readonly total: number
  readonly page: PageView
}
