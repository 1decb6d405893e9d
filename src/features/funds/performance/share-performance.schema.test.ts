import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '~/routing/addresses/search-params.ts'
import { sharePerformanceSearchSchema } from './share-performance.schema.ts'

const parse = (query: string) => sharePerformanceSearchSchema.parse(parseSearch(query))

const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

const state = fc.record(
  {
    share: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
    measure: fc.constant('value'),
    period: fc.constantFrom('5y', '3y', '1y'),
    unit: fc.constant('amount'),
    from: date,
    to: date,
  },
  { requiredKeys: [] },
)

describe('the state of the share chart', () => {
  it('comes back from its address as it went in', () => {
    fc.assert(
      fc.property(state, (search) => {
        expect(parse(stringifySearch(search))).toEqual(search)
      }),
    )
  })

  it('reads any query without failing, and what it gives is stable', () => {
    const key = fc.oneof(fc.constantFrom('share', 'measure', 'period', 'unit', 'from', 'to'), fc.string())
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('', 'all', 'base', 'total', '2024-02-30', '../..', '\0'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 20 }), (pairs) => {
        const once = parse(`?${new URLSearchParams(pairs)}`)
        expect(parse(stringifySearch(once))).toEqual(once)
      }),
    )
  })

  it('never writes a default, so that each state has one address', () => {
    expect(stringifySearch(parse('?measure=total&period=all&unit=base&from=&to='))).toBe('')
  })

  it('drops days that do not exist', () => {
    expect(stringifySearch(parse('?from=2024-02-30&to=2024-02-29'))).toBe('?to=2024-02-29')
  })
})
