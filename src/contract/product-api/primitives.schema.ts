import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'

/** Language of every text in a response; sent as the `x-locale` header. A value that is neither is French. */
export const wireLocaleSchema = z.enum(['fr', 'en']).catch('fr')

/** Calendar date without time zone, `YYYY-MM-DD`. */
export const plainDateSchema = z.iso.date()

/** Exact decimal as text, so that no figure passes through a binary float: `-?digits[.digits]`. */
export const decimalSchema = z.string().regex(/^-?\d{1,18}(\.\d{1,10})?$/)

/** ISO 4217 code. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/)

/** An amount in the unit of its currency (not in cents). */
export const moneySchema = z.object({ amount: decimalSchema, currency: currencySchema })

/** A coded value with its label in the response's language. */
export const termSchema = z.object({ code: z.string().min(1).max(80), label: z.string().min(1) })

/** Value of a filter, with the number of results if it is chosen. */
export const facetValueSchema = termSchema.extend({ count: z.number().int().nonnegative() })

/** A page request: 1-based page, at most 100 rows. */
export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(24),
})

/** Position of a response within the whole list. */
export const pageInfoSchema = z.object({
  page: z.number().int().min(1),
  pageSize: z.number().int().min(1),
  pageCount: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
})

export type Money = z.infer<typeof moneySchema>
export type Term = z.infer<typeof termSchema>
export type FacetValue = z.infer<typeof facetValueSchema>

/** Machine-readable reasons that the product API gives; the portal turns them into sentences. */
export const problemCodeSchema = z.enum([
  'bad_request',
  'unauthenticated',
  'forbidden',
  'not_found',
  'user_not_found',
  'conflict',
  'gone',
  'validation_failed',
  'range_not_satisfiable',
  'too_many_requests',
  'internal_error',
])

/** RFC 9457 problem document, sent as `application/problem+json`. `code` is an extension member. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int().min(400).max(599),
  code: problemCodeSchema,
  detail: z.string().optional(),
  instance: z.string().optional(),
  errors: tolerantList(z.object({ path: z.string(), code: z.string() })).optional(),
})

export type Problem = z.infer<typeof problemSchema>
export type ProblemCode = z.infer<typeof problemCodeSchema>
