import { z } from 'zod'
import { strictList, tolerantList } from '../tolerant-list.ts'

/** Pagination of a page; totals are missing if the query contained `pagination[withCount]=false`. */
export const pagePaginationSchema = z.object({
  page: z.int().positive(),
  pageSize: z.int().positive(),
  pageCount: z.int().nonnegative().optional(),
  total: z.int().nonnegative().optional(),
})

/** Pagination by offset. */
export const offsetPaginationSchema = z.object({
  start: z.int().nonnegative(),
  limit: z.int(),
  total: z.int().nonnegative().optional(),
})

/** Either pagination. */
export const paginationSchema = z.union([pagePaginationSchema, offsetPaginationSchema])

/** A list of entries, in the flat form. */
export function collectionSchema<Schema extends z.ZodType>(entry: Schema) {
  return z.object({ data: tolerantList(entry), meta: z.object({ pagination: paginationSchema }) })
}

/** Returns the schema of a single entry in the flat form. */
export function singleSchema<Schema extends z.ZodType>(entry: Schema) {
  return z.object({ data: entry, meta: z.object({}).optional() })
}

const errorDetailSchema = z.object({
  path: strictList(z.union([z.string(), z.int()]), 'a path with a step missing is another path'),
  message: z.string(),
  name: z.string(),
  value: z.unknown().optional(),
})

/**
 * Error body of the content backend. `details.errors` names the faulty fields of a form. The error for a body that is
 * no JSON has no `details`.
 */
export const contentErrorSchema = z.object({
  data: z.null().optional(),
  error: z.object({
    status: z.int(),
    name: z.string(),
    message: z.string(),
    details: z.looseObject({ errors: tolerantList(errorDetailSchema).optional() }).optional(),
  }),
})

/** The content backend's error body. */
export type ContentErrorBody = z.infer<typeof contentErrorSchema>

/**
 * Returns a placeholder for an error without a body (P-212): the older version of the content backend calls the status
 * `statusCode`.
 */
export function unknownError(version: '4' | '5') {
  const name = 'UnknownError'
  return version === '5' ? { name, status: 500 as const } : { name, statusCode: 500 as const }
}
