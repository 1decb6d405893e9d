import {
  freeText,
  isCode,
  matching,
  oneOf,
  pageNumber,
  searchSchema,
} from '~/routing/addresses/search-fields.ts'
import type { DocumentFacet, DocumentView } from '../fund-documents.schema.ts'

/** The filters of the library, in display order. */
export const libraryFilterNames = ['fund', 'year', 'type', 'subType'] as const

export type LibraryFilterName = (typeof libraryFilterNames)[number]

/** Sort orders of the library beside the default (newest first), which is never written in a URL. */
export const librarySorts = ['publishedOn', 'title', '-title', 'fund', '-fund'] as const

export type LibrarySort = (typeof librarySorts)[number] | '-publishedOn'

const longestText = 100
const lastPage = 100_000

/** URL state of the library. Invalid values are dropped, and defaults are never written. */
export const librarySearchSchema = searchSchema({
  q: freeText(longestText),
  fund: matching((text) => /^fnd-[1-9]\d{0,8}$/.test(text)),
  year: matching((text) => /^(?:19|20)\d{2}$/.test(text)),
  type: matching(isCode),
  subType: matching(isCode),
  sort: oneOf(librarySorts),
  page: pageNumber(lastPage),
  /** The reason why a selection could not be downloaded. */
  selection: oneOf(['none', 'too_many']),
})

export type LibrarySearchState = ReturnType<typeof librarySearchSchema.parse>

/** URL state of the download list. */
export const downloadsSearchSchema = searchSchema({ page: pageNumber(lastPage) })

/** A document of the library. */
export type LibraryDocumentView = DocumentView & {
  readonly fund: { readonly name: string; readonly key: string | null }
  /** Whether it was published since the reader's last visit. */
  readonly isNew: boolean
}

/** The position of a page in the whole list. */
export type PageView = { readonly number: number; readonly count: number; readonly size: number }

/** One page of the library. */
export type LibraryView = {
  readonly documents: readonly LibraryDocumentView[]
  readonly total: number
  readonly page: PageView
  readonly facets: { readonly [Name in LibraryFilterName]: readonly DocumentFacet[] }
  /** Day of the previous visit (`YYYY-MM-DD`); null on the first visit. */
  readonly visitedOn: string | null
}

/** A download, as its user sees it. `at` is an instant (ISO 8601). */
export type DownloadView = {
  readonly id: string
  readonly at: string
  readonly way: 'file' | 'selection'
  readonly document: LibraryDocumentView
}

/** One page of the user's downloads, newest first. */
export type DownloadsView = {
  readonly downloads: readonly DownloadView[]
  readonly total: number
  readonly page: PageView
}
