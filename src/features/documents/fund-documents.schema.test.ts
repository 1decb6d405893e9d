import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '~/routing/addresses/search-params.ts'
import { fundDocumentsSearchSchema } from './fund-documents.schema.ts'

const parse = (query: string) => fundDocumentsSearchSchema.parse(parseSearch(query))

const state = fc.record(
  {
    year: fc.integer({ min: 1990, max: 2099 }).map(String),
    type: fc.stringMatching(/^[a-z][a-z-]{0,20}$/),
    subType: fc.stringMatching(/^[a-z][a-z-]{0,20}$/),
    page: fc.integer({ min: 2, max: 1000 }),
  },
  { requiredKeys: [] },
)

describe('the state of the documents tab', () => {
  it('comes back from its address as it went in', () => {
    fc.assert(
      fc.property(state, (search) => {
        expect(parse(stringifySearch(search))).toEqual(search)
      }),
    )
  })

  it('reads any query without failing, and what it gives is stable', () => {
    const key = fc.oneof(fc.constantFrom('year', 'type', 'subType', 'page'), fc.string())
    const value = fc.oneof(fc.string(), fc.constantFrom('', '0', '1', '1e9', '-2', '20244', '\0'))
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 20 }), (pairs) => {
        const once = parse(`?${new URLSearchParams(pairs)}`)
        expect(parse(stringifySearch(once))).toEqual(once)
      }),
    )
  })

  it('is the plain address when a form is sent with nothing chosen', () => {
    expect(stringifySearch(parse('?year=&type=&subType=&page=1'))).toBe('')
  })
})
