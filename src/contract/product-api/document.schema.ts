import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { typedTextSchema } from '../typed-text.schema.ts'
import {
  facetValueSchema,
  pageInfoSchema,
  pageQuerySchema,
  plainDateSchema,
  termSchema,
} from './primitives.schema.ts'

/** The three groups of the documents tab (P-072). */
export const documentGroupSchema = z.enum(['reporting', 'marketing', 'legal'])

/** Readers of a file. The title of a `subscribers` document is public, its URL is not (P-191). */
export const documentAccessSchema = z.enum(['public', 'subscribers'])

/** Id of a document's file. */
export const documentIdSchema = z.string().regex(/^doc-[1-9]\d{0,9}$/)

/** Languages of documents. */
export const documentLanguageSchema = z.enum(['fr', 'en'])

/** A document as listed. `contentPath` is relative to the API's address, null when the caller may not read it. */
export const fundDocumentSchema = z.object({
  id: documentIdSchema,
  fundId: z.string(),
  title: z.string().min(1),
  group: documentGroupSchema,
  type: termSchema,
  subType: termSchema,
  year: z.number().int().min(1990).max(2100),
  publishedOn: plainDateSchema,
  language: documentLanguageSchema,
  pages: z.number().int().positive(),
  bytes: z.number().int().positive().nullable(),
  access: documentAccessSchema,
  contentPath: z.string().nullable(),
  /** End of the document's reporting period; absent from an API without it. */
  periodEnd: plainDateSchema.nullable().optional(),
  /** The same document in the other language, if there is one. */
  alternate: z.object({ id: documentIdSchema, language: documentLanguageSchema }).nullable().optional(),
  /** Id of the version that took this one's place; null for the version in force. */
  replacedBy: documentIdSchema.nullable().optional(),
})

const repeatedText = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string().min(1).max(80)).max(20),
)

/** Query of `GET /funds/{id}/documents/search`. */
export const documentSearchQuerySchema = pageQuerySchema.extend({
  q: typedTextSchema.max(100).default(''),
  group: repeatedText,
  year: repeatedText,
  type: repeatedText,
  subType: repeatedText,
})

/** Reply of `GET /funds/{id}/documents/search`, newest first. */
export const documentSearchSchema = z.object({
  items: tolerantList(fundDocumentSchema),
  page: pageInfoSchema,
  facets: z.object({
    group: tolerantList(facetValueSchema),
    year: tolerantList(facetValueSchema),
    type: tolerantList(facetValueSchema),
    subType: tolerantList(facetValueSchema),
  }),
})

export type DocumentGroup = z.infer<typeof documentGroupSchema>
export type FundDocument = z.infer<typeof fundDocumentSchema>
export type DocumentSearch = z.infer<typeof documentSearchSchema>
export type DocumentSearchQuery = z.infer<typeof documentSearchQuerySchema>
