import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchSchema } from '../../src/routing/addresses/search-fields.ts'
import { parseSearch, stringifySearch } from '../../src/routing/addresses/search-params.ts'

type Named = SearchSchema<Record<string, unknown>>

const files = import.meta.glob<Record<string, unknown>>(['../../src/features/**/*{search,schema}.ts'], {
  eager: true,
})

const isSchema = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'parameters' in value && 'parse' in value

/** Every schema of a page's search, by its name. */
const schemas = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, value]) => (isSchema(value) ? [{ name, schema: value }] : [])),
)

const words = fc.constantFrom(
  ...[
    '',
    '0',
    '1',
    '2',
    '-1',
    '1e3',
    '999999',
    '0x10',
    ' a ',
    '\0',
    '__proto__',
    'constructor',
    'toString',
    '/',
    '//x',
  ],
  ...['<script>', '%', '%00', '\u2028', 'open', 'fr', 'a'.repeat(5000)],
)

const queryFor = ({ parameters }: Named) => {
  const key = fc.oneof(
    fc.constantFrom(...parameters),
    fc.constantFrom('__proto__', 'constructor', 'x[y]'),
    fc.string(),
  )
  return fc
    .array(fc.tuple(key, fc.oneof(words, fc.string({ unit: 'binary' }))), { maxLength: 30 })
    .map((pairs) => new URLSearchParams(pairs).toString())
}

const readBack = ({ parse }: Named, search: Record<string, unknown>) =>
  parse(parseSearch(stringifySearch(search)))

describe.each(schemas)('$name', ({ schema }) => {
  it('reads any query without failing, and comes back from the address that it is written to', () => {
    fc.assert(
      fc.property(queryFor(schema), (query) => {
        const read = schema.parse(parseSearch(query))
        expect(Object.keys(read).toSorted()).toEqual(schema.parameters.toSorted())
        expect(readBack(schema, read)).toEqual(read)
        expect(stringifySearch(read)).not.toContain('%00')
      }),
      { numRuns: 100 },
    )
  })

  // P-756
  it('reads a search as a person typed it, without the characters that nobody sees', () => {
    if (!schema.parameters.includes('q')) return
    expect(schema.parse({ q: '\u202e\ufeff Saint\u2011Jean\u00a0de\u200b Luz\u2009' })).toMatchObject({
      q: 'Saint-Jean de Luz',
    })
    expect(schema.parse({ q: '\u200b\u00ad\u2009' })).toMatchObject({ q: undefined })
  })

  it('reads whatever else a router may hand it', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => void schema.parse(value)),
      { numRuns: 100 },
    )
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })
})

it('finds the schemas of all pages', () => {
  expect(schemas.length).toBeGreaterThan(25)
})
