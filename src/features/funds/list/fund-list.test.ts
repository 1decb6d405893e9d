import { describe, expect, it } from 'vitest'
import { wireList, wireSummary } from '../fund-samples.ts'
import {
  activeFilterCount,
  nextSort,
  queryOf,
  sortDirection,
  toFundListView,
  withChoice,
  withFilters,
  withoutFilters,
  withoutUnknownValues,
  withoutValue,
} from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'

describe('the view of the list', () => {
  it('shows exact figures as text and the language of the answer', () => {
    const [fund] = toFundListView(wireList([wireSummary()])).funds
    expect(fund).toMatchObject({
      key: 'avenir',
      hasPage: true,
      strategy: 'Capital-développement',
      sfdrArticle: 8,
      minimumInvestment: { amount: '1000.00', currency: 'EUR' },
      latestValue: { shareName: 'Part A', value: { amount: '121.00', currency: 'EUR' }, date: '2024-01-01' },
    })
  })

  it('names a fund without slug by its id and gives it no page', () => {
    const [fund] = toFundListView(wireList([wireSummary({ slug: null, slugs: null })])).funds
    expect(fund).toMatchObject({ key: 'fnd-1', hasPage: false })
  })

  // P-073
  it('keeps what is not published as nothing, never as zero', () => {
    const wire = wireSummary({ riskIndicator: null, minimumInvestment: null, latestValue: null, sfdr: null })
    const [fund] = toFundListView(wireList([wire])).funds
    expect(fund).toMatchObject({
      riskIndicator: null,
      minimumInvestment: null,
      latestValue: null,
      sfdrArticle: null,
    })
  })
})

describe('values of filters that the product API does not know', () => {
  const { facets } = wireList([wireSummary()])

  it('are dropped, and the filter with them when none is left', () => {
    expect(withoutUnknownValues({ strategy: ['growth', 'zzz'], geography: ['zzz'] }, facets)).toEqual({
      strategy: ['growth'],
      geography: undefined,
      status: undefined,
      assetClass: undefined,
    })
  })

  it('are the only reason for asking again', () => {
    expect(withoutUnknownValues({ strategy: ['growth'], q: 'anything', page: 3 }, facets)).toBeUndefined()
  })
})

describe('moving from one state of the list to another', () => {
  const search = {
    strategy: ['growth'],
    q: 'avenir',
    sort: 'launchDate',
    page: 4,
    view: 'table',
    compare: ['a'],
  } as const
  const state = { ...search, strategy: [...search.strategy], compare: [...search.compare] }

  it('starts again at the first page when a filter changes', () => {
    expect(withFilters(state, { q: 'x' }).page).toBeUndefined()
    expect(withoutValue(state, 'strategy', 'growth')).toMatchObject({ strategy: undefined, page: undefined })
  })

  it('keeps order, presentation and chosen funds when filters are cleared', () => {
    expect(withoutFilters(state)).toEqual({ sort: 'launchDate', view: 'table', compare: ['a'] })
  })

  it('counts values and the free text as filters, and nothing else', () => {
    expect(activeFilterCount(state)).toBe(2)
    expect(activeFilterCount({ legalForm: ['FIP'], sfdr: ['8', '9'], minimum: '1000', horizon: '8' })).toBe(5)
    expect(activeFilterCount({ sort: 'launchDate', page: 2, view: 'table', compare: ['a'] })).toBe(0)
  })

  // P-068
  it('chooses at most two funds and gives each back', () => {
    const two = withChoice(withChoice({}, 'a', true), 'b', true)
    expect(two.compare).toEqual(['a', 'b'])
    expect(withChoice(two, 'c', true).compare).toEqual(['a', 'b'])
    expect(withChoice(two, 'a', false).compare).toEqual(['b'])
    expect(withChoice({ compare: ['a'] }, 'a', false).compare).toBeUndefined()
  })

  it('has one address whatever the order in which the state was made', () => {
    expect(fundListPath('fr', { compare: ['a'], status: ['open'], q: 'x' })).toBe(
      '/fonds?status=open&q=x&compare=a',
    )
    expect(fundListPath('en', {})).toBe('/en/funds')
  })
})

describe('the order of the list', () => {
  it('goes from ascending to descending and back', () => {
    expect(nextSort('launchDate', undefined)).toBe('launchDate')
    expect(nextSort('launchDate', 'launchDate')).toBe('-launchDate')
    expect(nextSort('launchDate', '-launchDate')).toBe('launchDate')
    expect(sortDirection('name', '-name')).toBe('descending')
  })

  // P-354
  it('is open funds first unless another one is chosen, and no column then says that it is sorted', () => {
    expect(queryOf({}, 24)).toEqual({ sort: 'status', pageSize: 24 })
    expect(queryOf({ sort: 'name', minimum: '5000', horizon: '8' }, 24)).toEqual({
      sort: 'name',
      pageSize: 24,
      minimumUpTo: 5000,
      horizonUpTo: 8,
    })
    expect(sortDirection('name', undefined)).toBe('none')
    expect(nextSort('name', undefined)).toBe('name')
  })
})
