import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentAuthEndpoints, contentEndpoints } from '../../src/contract/content-api/endpoints.ts'
import { innerSchemas } from '../../src/contract/parse-tolerantly.ts'
import { allProductEndpoints } from '../../src/contract/product-api/endpoints.ts'
import { strictLists, tolerantLists } from '../../src/contract/tolerant-list.ts'

const answers = [
  ...allProductEndpoints,
  ...Object.values(contentEndpoints),
  ...Object.values(contentAuthEndpoints),
].flatMap(({ path, response }) => (response === 'stream' ? [] : [{ path, response }]))

/** Every list in a schema, by its path. */
function listsIn(
  schema: z.core.$ZodType,
  path: string,
  seen = new Set<z.core.$ZodType>(),
): [string, z.core.$ZodType][] {
  if (seen.has(schema)) return []
  const within = new Set([...seen, schema])
  const inner = innerSchemas(schema).flatMap((one) => listsIn(one, path, within))
  if (schema instanceof z.ZodArray) return [[path, schema], ...listsIn(schema.element, `${path}[]`, within)]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => listsIn(field, `${path}.${name}`, within))
  return inner
}

const lists = answers.flatMap(({ path, response }) => listsIn(response, path))

describe('every list in a response of a backend', () => {
  it('is read entry by entry, or says why it is of no use with one missing', () => {
    const strict = lists.filter(([, schema]) => !tolerantLists.has(schema) && !strictLists.has(schema))
    expect(strict.map(([path]) => path)).toEqual([])
    expect(lists.length).toBeGreaterThan(60)
  })

  it('is found wherever it stands in a schema', () => {
    const deep = z.union([z.object({ a: z.lazy(() => z.array(z.string())).nullish() }), z.null()])
    expect(listsIn(deep, 'x').map(([path]) => path)).toEqual(['x.a'])
  })
})
