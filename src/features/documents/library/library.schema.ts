import type { AsOf } from '~/lib/as-of.ts'
import type { Outcome } from '~/lib/outcome.ts'
import {
  day,
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

const listFields = {
  q: freeText(longestText),
  fund: matching((text) => /^fnd-[1-9]\d{0,8}$/.test(text)),
  year: matching((text) => /^(?:19|20)\d{2}$/.test(text)),
  type: matching(isCode),
  subType: matching(isCode),
  sort: oneOf(librarySorts),
  /** The day as of which the list is seen. */
  date: day(),
} as const

/** URL state of the library. Invalid values are dropped, and defaults are never written. */
export const librarySearchSchema = searchSchema({
  ...listFields,
  page: pageNumber(lastPage),
  /** The reason why a selection could not be downloaded. */
  selection: oneOf(['none', 'too_many']),
})

export type LibrarySearchState = ReturnType<typeof librarySearchSchema.parse>

/** URL state of a document's page: the list that it was chosen from, and the page of the file to open. */
export const documentPageSearchSchema = searchSchema({ ...listFields, at: pageNumber(lastPage) })

export type DocumentPageSearch = ReturnType<typeof documentPageSearchSchema.parse>

/** URL state of the download list. */
export const downloadsSearchSchema = searchSchema({ page: pageNumber(lastPage) })

/** A document of the library. */
export type LibraryDocumentView = DocumentView & {
  readonly fund: { readonly name: string; readonly key: string | null }
  /** True if it was published since the reader's first visit and they have not opened it (P-612). */
  readonly isNew: boolean
  /** Id of the version that took its place. */
  readonly replacedBy: string | null
}

/** The position of a page in the whole list. */
export type PageView = { readonly number: number; readonly count: number; readonly size: number }

/** Page of the library. */
export type LibraryView = {
  readonly asOf: AsOf
  readonly documents: readonly LibraryDocumentView[]
  readonly total: number
  readonly page: PageView
  readonly facets: { readonly [Name in LibraryFilterName]: readonly DocumentFacet[] }
  /** True if documents have pages of their own on this portal; else their links lead to the files. */
  readonly hasPages: boolean
  /** Results in document texts; null without a search, or if texts are not searched. */
  readonly texts: Outcome<TextsView> | null
}

/** A passage of a page in which words were found. */
export type TextHitView = {
  readonly page: number
  /** `start` is the place of the part in the passage. */
  readonly parts: readonly { readonly start: number; readonly text: string; readonly isMatch: boolean }[]
}

/** Documents whose texts contain the words. */
export type TextsView = {
  readonly documents: readonly {
    readonly document: LibraryDocumentView
    readonly hits: readonly TextHitView[]
    readonly pageCount: number
  }[]
  readonly hasMore: boolean
  /** Number of documents that are not indexed yet. */
  readonly pending: number
}

/** The newest documents. */
export type LatestDocumentsView = Pick<LibraryView, 'documents' | 'hasPages'>

/** A document by itself, with its versions and its neighbours in the list that it was chosen from. */
export type DocumentPageView = {
  readonly document: LibraryDocumentView
  readonly heading: string
  readonly sha256: string
  /** All versions, the newest first; empty if there is one alone. */
  readonly versions: readonly {
    readonly id: string
    readonly publishedOn: string
    readonly isCurrent: boolean
    readonly isShown: boolean
  }[]
  readonly previous: DocumentNeighbour | null
  readonly next: DocumentNeighbour | null
}

/** The document before or after another one. */
export type DocumentNeighbour = { readonly id: string; readonly title: string }

/** A download, as its user sees it. `at` is an instant (ISO 8601). */
export type DownloadView = {
  readonly id: string
  readonly at: string
  readonly way: 'file' | 'selection'
  readonly document: LibraryDocumentView
}

/** Page of the user's downloads, newest first. */
export type DownloadsView = {
  readonly downloads: readonly DownloadView[]
  readonly total: number
  readonly page: PageView
}
