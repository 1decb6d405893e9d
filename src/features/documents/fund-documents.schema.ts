import { isCode, matching, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'

/** The three groups of the documents tab, in its order (P-072). */
export const documentGroups = ['reporting', 'marketing', 'legal'] as const

export type DocumentGroupView = (typeof documentGroups)[number]

/** The filters of the tab, in its order. */
export const documentFilterNames = ['year', 'type', 'subType'] as const

export type DocumentFilterName = (typeof documentFilterNames)[number]

const lastPage = 1000

/** URL state of the tab. Invalid values are dropped, and defaults are never written. */
export const fundDocumentsSearchSchema = searchSchema({
  year: matching((text) => /^(?:19|20)\d{2}$/.test(text)),
  type: matching(isCode),
  subType: matching(isCode),
  page: pageNumber(lastPage),
})

export type FundDocumentsSearch = ReturnType<typeof fundDocumentsSearchSchema.parse>

/** The same document in another language. */
export type DocumentAlternate = { readonly id: string; readonly language: 'fr' | 'en'; readonly href: string }

/** A document as listed. */
export type DocumentView = {
  readonly id: string
  readonly title: string
  readonly type: string
  readonly subType: string
  /** `YYYY-MM-DD`; null for a document about no period. */
  readonly periodEnd: string | null
  /** The file in the other language. */
  readonly alternate: DocumentAlternate | null
  /** `YYYY-MM-DD`. */
  readonly publishedOn: string
  readonly language: 'fr' | 'en'
  readonly pages: number
  readonly bytes: number | null
  /** URL of the file on this portal; null when the visitor may not read it (P-191). */
  readonly href: string | null
}

/** A filter value with the number of documents that it selects. */
export type DocumentFacet = { readonly code: string; readonly label: string; readonly count: number }

/** Page of a fund's documents, grouped. */
export type FundDocumentsView = {
  readonly groups: readonly {
    readonly group: DocumentGroupView
    readonly documents: readonly DocumentView[]
  }[]
  readonly total: number
  readonly page: { readonly number: number; readonly count: number }
  readonly facets: { readonly [Name in DocumentFilterName]: readonly DocumentFacet[] }
  /** True if the reader's documents have pages of their own on this portal. */
  readonly hasPages: boolean
}
