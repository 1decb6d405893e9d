import { z } from 'zod'
import { strictList, tolerantList } from '../tolerant-list.ts'
import { fundDocumentSchema } from './document.schema.ts'
import { facetValueSchema, pageInfoSchema, pageQuerySchema } from './primitives.schema.ts'

const repeated = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string().min(1).max(80)).max(20),
)

/** A document of the library with the fund that it is of. */
export const libraryDocumentSchema = fundDocumentSchema.extend({
  fund: z.object({ id: z.string(), name: z.string().min(1), slug: z.string().min(1).nullable() }),
})

/** Orders of the library; a leading `-` is descending. Documents that tie are newest first. */
export const librarySortSchema = z.enum(['-publishedOn', 'publishedOn', 'title', '-title', 'fund', '-fund'])

/** Query of a search over all of one's own funds. `fund` holds ids; `q` is found in titles and names of funds. */
export const librarySearchQuerySchema = pageQuerySchema.extend({
  q: z.string().trim().max(100).default(''),
  fund: repeated,
  year: repeated,
  type: repeated,
  subType: repeated,
  sort: librarySortSchema.default('-publishedOn'),
})

/** One page of the library. A facet counts the results if only its own filter were changed. */
export const librarySearchSchema = z.object({
  items: tolerantList(libraryDocumentSchema),
  page: pageInfoSchema,
  facets: z.object({
    fund: tolerantList(facetValueSchema),
    year: tolerantList(facetValueSchema),
    type: tolerantList(facetValueSchema),
    subType: tolerantList(facetValueSchema),
  }),
})

/** Most documents that are taken at once. */
export const mostDocumentsAtOnce = 100

/** How a document was taken: by itself, or in a file of several. */
export const downloadWaySchema = z.enum(['file', 'selection'])

/** Body of the call that records downloads before they begin. */
export const downloadBodySchema = z.strictObject({
  documents: z.array(z.string().min(1).max(40)).min(1).max(mostDocumentsAtOnce),
  way: downloadWaySchema,
})

/** The documents that were recorded, in the order asked for. */
export const recordedDownloadsSchema = z.object({
  documents: strictList(libraryDocumentSchema, 'a selection is downloaded whole or not at all'),
})

/** A download, as its owner sees it. */
export const downloadSchema = z.object({
  id: z.string().min(1),
  downloadedAt: z.iso.datetime(),
  way: downloadWaySchema,
  document: libraryDocumentSchema,
})

/** One page of one's own downloads, newest first. */
export const downloadListSchema = z.object({ items: tolerantList(downloadSchema), page: pageInfoSchema })

/** Answer of the call that says that the library was opened: when it was opened before that. */
export const libraryVisitSchema = z.object({ previousVisitAt: z.iso.datetime().nullable() })

export type LibraryDocument = z.infer<typeof libraryDocumentSchema>
export type LibrarySearch = z.infer<typeof librarySearchSchema>
export type LibrarySearchQuery = z.infer<typeof librarySearchQuerySchema>
export type DownloadWay = z.infer<typeof downloadWaySchema>
export type DownloadList = z.infer<typeof downloadListSchema>
export type RecordedDownloads = z.infer<typeof recordedDownloadsSchema>
export type LibraryVisit = z.infer<typeof libraryVisitSchema>
