import { z } from '@hono/zod-openapi'
import { problemSchema } from '../../src/contract/product-api/problem.schema.ts'

/** Headers of every call. */
export const headers = z.object({
  'x-locale': z.string().optional().openapi({ description: 'Language of every text: fr (default) or en' }),
})

/** The `{id}` of a path. */
export const idParams = z.object({ id: z.string().min(1).max(200) })

/** A JSON answer in the OpenAPI document. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** A refusal in the OpenAPI document: an RFC 9457 problem. */
export function refused(description: string) {
  return { description, content: { 'application/problem+json': { schema: problemSchema } } }
}

/** A JSON body that a call has to bring. */
export function bodyOf<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } } as const
}

/** Of calls by somebody who has signed in. */
export const security = [{ bearer: [] }]

/** How every such call may be refused. */
export const signedInRefusals = {
  401: refused('There is no token, or it is not good any more'),
  403: refused('The token may not do this'),
}
