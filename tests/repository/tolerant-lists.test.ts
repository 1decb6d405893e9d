import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentAuthEndpoints, contentEndpoints } from '../../src/contract/content-api/endpoints.ts'
import { innerSchemas, parseTolerantly } from '../../src/contract/parse-tolerantly.ts'
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

/** Names of the fields of a list's entries; empty for entries that are no objects. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  return innerSchemas(schema).flatMap(fieldsOf)
}

/** Entries that a backend or an editor may send: anything, and objects with the right names and any values. */
function oddEntries(list: z.ZodArray): fc.Arbitrary<unknown[]> {
  const fields = fieldsOf(list.element)
  const named = fc.dictionary(fc.constantFrom('id', ...fields), fc.jsonValue({ maxDepth: 2 }))
  return fc.array(fc.oneof(fc.jsonValue({ maxDepth: 2 }), named), { maxLength: 4 })
}

describe('every list in a response of a backend', () => {
  it('can be read whatever its entries are, each of which costs itself alone', () => {
    const tolerant = new Map(
      lists.filter(([, schema]) => tolerantLists.has(schema)).map(([path, schema]) => [schema, path]),
    )
    for (const [schema, path] of tolerant) {
      if (!(schema instanceof z.ZodArray)) throw new Error(`${path} is no list`)
      const response = z.object({ items: schema })
      fc.assert(
        fc.property(oddEntries(schema), (items) => {
          const parsed = parseTolerantly(response, { items })
          expect([path, parsed.success]).toEqual([path, true])
        }),
        { numRuns: 25 },
      )
    }
    expect(tolerant.size).toBeGreaterThan(40)
  })

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
