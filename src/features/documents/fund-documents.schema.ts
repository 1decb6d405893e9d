import { z } from 'zod/mini'
import { localeSchema } from '~/routing/locales.ts'

/** The three groups of the documents tab, in its order (specification, point 2). */
export const documentGroups = ['reporting', 'marketing', 'legal'] as const

export type DocumentGroupView = (typeof documentGroups)[number]

/** The filters of the tab, in its order. */
export const documentFilterNames = ['year', 'type', 'subType'] as const

export type DocumentFilterName = (typeof documentFilterNames)[number]

const orNothing = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined)
const codeSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/))
const lastPage = 1000

const pageSchema = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((value) => {
      const page = /^[1-9]\d{0,3}$/.test(String(value)) ? Number(value) : 1
      return page === 1 || page > lastPage ? undefined : page
    }),
  ),
)

/** The state of the tab in its address. What is wrong is dropped, and defaults are never written. */
export const fundDocumentsSearchSchema = z.object({
  year: orNothing(z.string().check(z.regex(/^(?:19|20)\d{2}$/))),
  type: orNothing(codeSchema),
  subType: orNothing(codeSchema),
  page: pageSchema,
})

export type FundDocumentsSearch = z.infer<typeof fundDocumentsSearchSchema>

/** Input of the server function: the language is explicit, and the search is checked again. */
export const fundDocumentsInputSchema = z.object({
  locale: localeSchema,
  key: z.string().check(z.minLength(1), z.maxLength(120)),
  search: fundDocumentsSearchSchema,
})

/** A document as listed. */
export type DocumentView = {
  readonly id: string
  readonly title: string
  readonly type: string
  readonly subType: string
  /** `YYYY-MM-DD`. */
  readonly publishedOn: string
  readonly language: 'fr' | 'en'
  readonly pages: number
  readonly bytes: number | null
  /** Where the file is read, on this portal; null when the visitor may not read it (decision 19). */
  readonly href: string | null
}

/** One value of a filter with the number of documents that choosing it gives. */
export type DocumentFacet = { readonly code: string; readonly label: string; readonly count: number }

/** One page of a fund's documents, in their groups. */
export type FundDocumentsView = {
  readonly groups: readonly {
    readonly group: DocumentGroupView
    readonly documents: readonly DocumentView[]
  }[]
  readonly total: number
  readonly page: { readonly number: number; readonly count: number }
  readonly facets: { readonly [Name in DocumentFilterName]: readonly DocumentFacet[] }
}
