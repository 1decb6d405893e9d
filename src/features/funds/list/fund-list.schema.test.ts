import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '~/routing/addresses/search-params.ts'
import { fundStatuses } from '../fund-summary.schema.ts'
import { limitFilters, termFilters } from './fund-filter-values.ts'
import {
  filterNames,
  fundListSearchSchema,
  fundSorts,
  fundViews,
  tableColumns,
  usualColumns,
} from './fund-list.schema.ts'

const parse = (query: string) => fundListSearchSchema.parse(parseSearch(query))

const code = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/)
const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,10}(-[a-z0-9]{1,5})?$/)

const search = fc.record(
  {
    strategy: fc.uniqueArray(code, { minLength: 1, maxLength: 20 }),
    status: fc.uniqueArray(fc.constantFrom(...fundStatuses), { minLength: 1 }),
    assetClass: fc.uniqueArray(code, { minLength: 1, maxLength: 3 }),
    geography: fc.uniqueArray(code, { minLength: 1, maxLength: 3 }),
    legalForm: fc.uniqueArray(fc.constantFrom(...termFilters.legalForm), { minLength: 1 }),
    sfdr: fc.uniqueArray(fc.constantFrom(...termFilters.sfdr), { minLength: 1 }),
    minimum: fc.constantFrom(...limitFilters.minimum),
    horizon: fc.constantFrom(...limitFilters.horizon),
    watch: fc.uniqueArray(fc.constantFrom('fnd-1', 'fnd-27', 'fnd-64'), { minLength: 1 }),
    q: fc.stringMatching(/^[a-z][a-z &=+%é]{0,30}[a-z]$/),
    sort: fc.constantFrom(...fundSorts),
    page: fc.integer({ min: 2, max: 100_000 }),
    view: fc.constantFrom(...fundViews),
    columns: fc
      .subarray([...tableColumns], { minLength: 1 })
      .filter((columns) => String(columns) !== String(usualColumns)),
    compare: fc.uniqueArray(slug, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: [] },
)

describe('the search of the funds list', () => {
  it('comes back from its address as it went in', () => {
    fc.assert(
      fc.property(search, (state) => {
        expect(parse(stringifySearch(state))).toEqual(state)
      }),
    )
  })

  it('has one address for each state', () => {
    fc.assert(
      fc.property(search, (state) => {
        const address = stringifySearch(state)
        expect(stringifySearch(parse(address))).toBe(address)
      }),
    )
  })

  // P-356
  it('keeps the chosen columns in the order of the table, and never writes the usual ones', () => {
    expect(parse('?columns=value&columns=risk&columns=colour').columns).toEqual(['risk', 'value'])
    expect(parse(`?${usualColumns.map((column) => `columns=${column}`).join('&')}`).columns).toBeUndefined()
  })

  // P-067
  it('reads any query without failing, and what it gives is stable', () => {
    const anyValue = fc.oneof(
      fc.string(),
      fc.constantFrom('', '0', '-1', '1e9', 'NaN', 'open', '../..', '\0'),
    )
    const key = fc.oneof(fc.constantFrom('status', 'page', 'sort', 'view', 'compare', 'q'), fc.string())
    fc.assert(
      fc.property(fc.array(fc.tuple(key, anyValue), { maxLength: 40 }), (pairs) => {
        const once = parse(`?${new URLSearchParams(pairs)}`)
        expect(parse(stringifySearch(once))).toEqual(once)
      }),
    )
  })

  it('reads any value, of any type, without failing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...filterNames, 'q', 'page', 'sort'), fc.anything()),
        (raw) => {
          expect(() => fundListSearchSchema.parse(raw)).not.toThrow()
        },
      ),
      { examples: [[{ page: { toString: '' } }]] },
    )
  })

  it.each([
    ['?page=1', {}],
    ['?page=0', {}],
    ['?page=-3', {}],
    ['?page=2.5', {}],
    ['?page=abc', {}],
    ['?page=999999', {}],
    ['?page=2&page=3', {}],
    ['?sort=status', {}],
    ['?sort=price', {}],
    ['?view=cards', {}],
    ['?q=+++', {}],
    ['?status=open&status=nope&status=open', { status: ['open'] }],
    ['?strategy=%3Cscript%3E&strategy=buyout', { strategy: ['buyout'] }],
    ['?compare=a&compare=b&compare=c', { compare: ['a', 'b'] }],
    ['?compare=fnd-12', { compare: ['fnd-12'] }],
  ])('drops what is wrong or default in %s', (query, expected) => {
    expect(Object.entries(parse(query)).filter(([, value]) => value !== undefined)).toEqual(
      Object.entries(expected),
    )
  })

  it('cuts a free text at 100 characters', () => {
    expect(parse(`?q=${'x'.repeat(5000)}`).q).toHaveLength(100)
  })

  it('keeps at most 20 values of one filter', () => {
    const query = Array.from({ length: 50 }, (_, index) => `strategy=s${index}`).join('&')
    expect(parse(`?${query}`).strategy).toHaveLength(20)
  })
})
