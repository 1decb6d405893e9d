import { z } from '@hono/zod-openapi'
import { problemSchema } from '../../src/contract/product-api/primitives.schema.ts'

/** Headers of every call. */
export const headers = z.object({
  'x-locale': z.string().optional().openapi({ description: 'Language of every text: fr (default) or en' }),
})

/** The `{id}` of a path. */
export const idParams = z.object({ id: z.string().min(1).max(200) })

/** A JSON response in the OpenAPI document. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** An error response in the OpenAPI document: an RFC 9457 problem. */
export function refused(description: string) {
  return { description, content: { 'application/problem+json': { schema: problemSchema } } }
}

/** A required JSON body. */
export function bodyOf<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } } as const
}

/** Security requirement of calls by a signed-in user. */
export const security = [{ bearer: [] }]

/** Error responses common to these calls. */
export const signedInRefusals = {
  401: refused('There is no token, or it is not good any more'),
  403: refused('The token may not do this'),
}
