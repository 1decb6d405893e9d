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

/** The documents in whose texts the words were found, the best first, each once whatever its languages. */
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
  /** The caller's documents whose text is not searched yet. */
  pending: z.number().int().nonnegative(),
})

export type DocumentTexts = z.infer<typeof documentTextsSchema>
export type DocumentTextsQuery = z.infer<typeof documentTextsQuerySchema>
export type TextHit = z.infer<typeof textHitSchema>
