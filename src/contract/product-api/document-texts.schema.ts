import { z } from 'zod'
import { strictList, tolerantList } from '../tolerant-list.ts'
import { libraryDocumentSchema, librarySearchQuerySchema } from './library.schema.ts'

/** Query of a search in the texts of one's documents: the words, and the filters of the library. */
export const documentTextsQuerySchema = librarySearchQuerySchema
  .pick({ fund: true, year: true, type: true, subType: true })
  .extend({ q: z.string().trim().min(1).max(100) })

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
