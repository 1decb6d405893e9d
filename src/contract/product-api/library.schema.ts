import { z } from 'zod'
import { strictList, tolerantList } from '../tolerant-list.ts'
import { requiredLineSchema, typedTextSchema } from '../typed-text.schema.ts'
import { documentIdSchema, documentLanguageSchema, fundDocumentSchema } from './document.schema.ts'
import { withFundName } from './fund-name.schema.ts'
import { facetValueSchema, pageInfoSchema, pageQuerySchema, plainDateSchema } from './primitives.schema.ts'

const repeated = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string().min(1).max(80)).max(20),
)

/** A document of the library with the fund that it is of. */
export const libraryDocumentSchema = fundDocumentSchema.extend({
  fund: withFundName(
    z.object({ id: z.string(), name: z.string().min(1), slug: z.string().min(1).nullable() }),
  ),
  /** When the caller first opened it, in either language; null if they have not, absent if that is not known. */
  openedAt: z.iso.datetime().nullable().optional(),
})

/** Orders of the library; a leading `-` is descending. Documents that tie are newest first. */
export const librarySortSchema = z.enum(['-publishedOn', 'publishedOn', 'title', '-title', 'fund', '-fund'])

/**
 * Files of a document in both languages: `all` lists each, `one` that in the language of the request alone, with the
 * other as its `alternate`.
 */
export const libraryLanguagesSchema = z.enum(['all', 'one'])

/**
 * Query of a search over all of one's own funds. `fund` holds ids; `q` is found in titles and names of funds; `date` leaves
 * out what was published after a day.
 */
export const librarySearchQuerySchema = pageQuerySchema.extend({
  q: typedTextSchema.max(100).default(''),
  fund: repeated,
  year: repeated,
  type: repeated,
  subType: repeated,
  sort: librarySortSchema.default('-publishedOn'),
  languages: libraryLanguagesSchema.default('all'),
  date: plainDateSchema.optional(),
})

/** Page of the library. Each facet counts results with all other filters applied. */
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

/** Query of the call for one document: the filters of the list that it was chosen from decide its neighbours. */
export const libraryDocumentQuerySchema = librarySearchQuerySchema.omit({
  languages: true,
  page: true,
  pageSize: true,
})

const neighbourSchema = z.object({ id: documentIdSchema, title: z.string().min(1) })

/** A document of the library by itself, with its versions and its neighbours in the list. */
export const libraryDocumentPageSchema = z.object({
  document: libraryDocumentSchema,
  /** SHA-256 of the file in hexadecimal. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
  /** Every version of the document in its language, newest first; this one alone if there are no others. */
  versions: tolerantList(
    z.object({
      id: documentIdSchema,
      title: z.string().min(1),
      publishedOn: plainDateSchema,
      language: documentLanguageSchema,
      isCurrent: z.boolean(),
    }),
  ),
  previous: neighbourSchema.nullable(),
  next: neighbourSchema.nullable(),
})

/** Most documents that are taken at once. */
export const mostDocumentsAtOnce = 100

/** Way of a download: a single file, or an archive of several. */
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

/** Page of the caller's downloads, newest first. */
export const downloadListSchema = z.object({ items: tolerantList(downloadSchema), page: pageInfoSchema })

/** Reply of the call that records a visit of the library: the times of the previous and of the first visit. */
export const libraryVisitSchema = z.object({
  previousVisitAt: z.iso.datetime().nullable(),
  firstVisitAt: z.iso.datetime().optional(),
})

export type LibraryDocument = z.infer<typeof libraryDocumentSchema>
export type LibraryDocumentPage = z.infer<typeof libraryDocumentPageSchema>
export type LibraryDocumentQuery = z.infer<typeof libraryDocumentQuerySchema>
export type LibrarySearch = z.infer<typeof librarySearchSchema>
export type LibrarySearchQuery = z.infer<typeof librarySearchQuerySchema>
export type DownloadWay = z.infer<typeof downloadWaySchema>
export type DownloadList = z.infer<typeof downloadListSchema>
export type RecordedDownloads = z.infer<typeof recordedDownloadsSchema>
export type LibraryVisit = z.infer<typeof libraryVisitSchema>

/** Query of a search in the texts of one's documents: the words, and the filters of the library. */
export const documentTextsQuerySchema = librarySearchQuerySchema
  .pick({ fund: true, year: true, type: true, subType: true, date: true })
  .extend({ q: requiredLineSchema(100) })

/** Most documents of one response. */
export const mostTextDocuments = 20

const textHitSchema = z.object({
  page: z.number().int().positive(),
  /** A passage of the page, in parts of which some are the words that were found. */
  parts: strictList(
    z.object({ text: z.string().min(1), isMatch: z.boolean() }),
    'a passage with a part missing says something else',
  ),
})

/** Documents whose texts contain the words, best first; each document appears once, even if both languages match. */
export const documentTextsSchema = z.object({
  items: tolerantList(
    z.object({
      document: libraryDocumentSchema,
      /** Passages of the best pages. */
      hits: tolerantList(textHitSchema),
      /** Pages on which the words were found. */
      pageCount: z.number().int().positive(),
    }),
  ),
  /** True if more documents were found than are listed. */
  hasMore: z.boolean(),
  /** Number of the caller's documents that are not indexed yet. */
  pending: z.number().int().nonnegative(),
})

export type DocumentTexts = z.infer<typeof documentTextsSchema>
export type DocumentTextsQuery = z.infer<typeof documentTextsQuerySchema>
export type TextHit = z.infer<typeof textHitSchema>
