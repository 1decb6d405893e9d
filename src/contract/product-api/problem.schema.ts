import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'

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
