import { beforeAll, describe, expect, it } from 'vitest'
import type { FundList } from '~/contract/product-api/fund.schema.ts'
import { createFormatter } from '~/lib/format/formatter.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import { parseSearch, stringifySearch } from '~/routing/addresses/search-params.ts'
import { wireDetail, wireList, wireShare, wireSummary } from '../fund-samples.ts'
import { comparisonGroups, differencesOf } from './compare-rows.tsx'
import { comparedPair } from './compared-pair.ts'
import { fundCompareSearchSchema } from './fund-compare.schema.ts'
import { type FoundSide, toComparison } from './fund-compare.ts'

const first = wireDetail()
const second = wireDetail({ id: 'fnd-2', slug: 'horizon', name: 'Horizon', riskIndicator: 7 })
const list = wireList([wireSummary()])
const found = (...funds: (typeof first | null)[]) =>
  funds.map((fund, index) => ({ asked: `asked-${index}`, fund }))

const day = plainDateAt(new Date('2026-01-31'))
const comparisonOf = (ofList: FundList, sides: readonly FoundSide[]) => toComparison(ofList, sides, day)

describe('the address of a comparison', () => {
  const parse = (query: string) => fundCompareSearchSchema.parse(parseSearch(query))

  it.each([
    ['', undefined],
    ['?fund=', undefined],
    ['?fund=&fund=b', ['b']],
    ['?fund=a', ['a']],
    ['?fund=a&fund=a', ['a', 'a']],
    ['?fund=a&fund=b&fund=c', ['a', 'b']],
    [`?fund=${'x'.repeat(5000)}`, ['x'.repeat(120)]],
  ])('reads %s', (query, expected) => {
    expect(parse(query).fund).toEqual(expected)
  })

  it('comes back as it went in', () => {
    const state = { fund: ['a', 'b'], only: 'differences' } as const
    expect(parse(stringifySearch(state))).toEqual(state)
  })

  it('drops an unknown choice of lines', () => {
    expect(parse('?only=everything').only).toBeUndefined()
  })
})

describe('a comparison', () => {
  it('is of two different funds', () => {
    expect(comparedPair(comparisonOf(list, found(first, second)))?.map(({ name }) => name)).toEqual([
      'Avenir',
      'Horizon',
    ])
    expect(comparedPair(comparisonOf(list, found(first, first)))).toBeNull()
    expect(comparedPair(comparisonOf(list, found(first)))).toBeNull()
    expect(comparedPair(comparisonOf(list, found(first, null)))).toBeNull()
  })

  it('keeps the name that was asked for when it names no fund', () => {
    expect(comparisonOf(list, found(null)).sides).toEqual([{ asked: 'asked-0', fund: null }])
  })

  it('offers each fund once, those on the page first when the list has not got them', () => {
    expect(comparisonOf(list, found(first, second)).choices).toEqual([
      { key: 'horizon', name: 'Horizon' },
      { key: 'avenir', name: 'Avenir' },
    ])
  })

  it('says when the catalogue holds more than the choices', () => {
    const longer = wireList([wireSummary()], { page: { page: 1, pageSize: 100, pageCount: 20, total: 2000 } })
    expect(comparisonOf(longer, []).hasMoreFunds).toBe(true)
    expect(comparisonOf(list, []).hasMoreFunds).toBe(false)
  })
})

describe('the chart of a comparison', () => {
  // P-091
  it('starts both shares at 100 on the first day on which both have a value', () => {
    const later = wireShare({
      startDate: '2021-12-31',
      capitalCalls: [{ date: '2021-12-31', amount: '50' }],
      liquidationValues: [
        { date: '2021-12-31', amount: '50' },
        { date: '2022-12-31', amount: '55' },
        { date: '2023-06-30', amount: '60' },
      ],
    })
    const { chart } = comparisonOf(list, found(first, { ...second, shares: [later] }))
    expect(chart).toMatchObject({
      isShown: true,
      from: '2021-12-31',
      to: '2023-06-30',
      left: [{ date: '2021-12-31', value: '100' }, {}, {}, {}],
      right: [{ value: '100' }, { value: '110' }, { value: '120' }],
    })
  })

  // P-747
  it('is not drawn for less than twelve months in common, nor for the managers’ own share', () => {
    const young = wireShare({
      startDate: '2022-12-31',
      liquidationValues: [{ date: '2022-12-31', amount: '1' }],
    })
    const own = wireShare({ type: 'B' })
    const chartWith = (share: typeof own) =>
      comparisonOf(list, found(first, { ...second, shares: [share] })).chart
    expect(chartWith(young)).toEqual({ isShown: false, reason: 'under_twelve_months', until: '2023-12-31' })
    expect(chartWith(own)).toEqual({ isShown: false, reason: 'private_share', until: null })
  })
})

describe.each(['fr', 'en'] as const)('the lines of a comparison in %s', (locale) => {
  beforeAll(() => ensureTranslations(locale, ['funds', 'fund', 'compare']))

  const groupsOf = (left: typeof first, right: typeof first) => {
    const pair = comparedPair(comparisonOf(list, found(left, right)))
    if (!pair) throw new Error('no pair')
    return comparisonGroups(...pair, { texts: translationsOf(locale), to: createFormatter(locale) })
  }
  const idsOf = (groups: ReturnType<typeof groupsOf>) =>
    groups.flatMap(({ rows }) => rows.map(({ id }) => id))

  // P-071
  it('hold the fourteen facts', () => {
    expect(idsOf(groupsOf(first, second))).toEqual(
      expect.arrayContaining([
        'strategy',
        'assetClass',
        'geography',
        'horizon',
        'sector',
        'riskIndicator',
        'legalForm',
        'eligibility',
        'taxation',
        'minimumInvestment',
        'targetEnterpriseValue',
        'fundSize',
        'launchDate',
        'sfdr',
      ]),
    )
  })

  // P-090
  it('are marked where the words differ, and only there', () => {
    const differing = groupsOf(first, second).flatMap(({ rows }) => rows.filter((row) => row.isDifferent))
    expect(differing.map(({ id }) => id)).toEqual(['riskIndicator'])
  })

  // P-360
  it('never leave out a risk that both funds have', () => {
    const groups = groupsOf(first, { ...first, id: 'fnd-99' })
    const alike = groups.find(({ id }) => id === 'risk')
    expect(alike?.rows.map(({ id }) => id)).toEqual(['riskIndicator', 'horizon', 'lockUp', 'currencyRisk'])
    expect(differencesOf(groups)).toEqual([alike])
  })

  it('show a term that only one of the funds has', () => {
    const without = { ...second, cmsData: null }
    const terms = groupsOf(first, without).find(({ id }) => id === 'terms')
    expect(terms?.rows).toMatchObject([
      { label: 'Droits d’entrée', values: ['5 % au plus', null], isDifferent: true },
    ])
  })

  it('leave the group of terms out when neither has any', () => {
    const bare = (fund: typeof first) => ({ ...fund, cmsData: null })
    expect(groupsOf(bare(first), bare(second)).map(({ id }) => id)).not.toContain('terms')
  })
})
