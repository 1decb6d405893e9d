import { Big } from 'big.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { formats } from '../../sandbox/product/pdf/figures/format.ts'
import { annualPeriods } from '../../sandbox/product/pdf/figures/share-history.ts'
import { planFund } from '../../sandbox/seed/fund-plan.ts'
import { drawShares } from '../../sandbox/seed/shares.ts'
import {
  type FundShare,
  fundListSchema,
  fundShareSchema,
} from '../../src/contract/product-api/fund.schema.ts'
import { toComparison } from '../../src/features/funds/compare/fund-compare.ts'
import { sampleFund } from '../../src/features/funds/detail/fund-detail.testing.ts'
import { toFundOverview } from '../../src/features/funds/list/fund-overview.ts'
import { shareValuesCsv } from '../../src/features/funds/performance/share-performance-csv.ts'
import { createFormatter } from '../../src/lib/format/formatter.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { isPublicShare, performanceDisplay } from '../../src/lib/performance/display-rules.ts'
import { ensureTranslations, translationsOf } from '../../src/lib/translations.ts'

/** Every public share of the seed's catalogue, in the product API's form. */
const shares: readonly FundShare[] = Array.from({ length: 64 }, (_, index) => planFund(index + 1))
  .flatMap((plan) => drawShares(plan))
  .map((row) => fundShareSchema.parse(row))
  .filter(isPublicShare)

type Dated = { readonly date: string; readonly amount: string }
type Raw = {
  readonly calls: readonly Dated[]
  readonly values: readonly Dated[]
  readonly paid: readonly Dated[]
}

const sum = (amounts: readonly Dated[], isIn: (date: string) => boolean) =>
  amounts.filter(({ date }) => isIn(date)).reduce((total, { amount }) => total.plus(amount), new Big(0))

/** The two returns of decision 049 from one valuation to another, straight from their formulas. */
function returnsOf({ calls, values, paid }: Raw, from: string, to: string) {
  const valueOn = (day: string) => new Big(values.find(({ date }) => date === day)?.amount ?? Number.NaN)
  const within = (date: string) => date > from && date <= to
  const capital = valueOn(from).plus(sum(calls, within))
  return {
    without: valueOn(to).div(capital).minus(1),
    with: valueOn(to).plus(sum(paid, within)).div(capital).minus(1),
  }
}

/** The last day of a year on which a share was valued within its last week. */
const dayAtEndOf = ({ liquidationValues }: FundShare, year: number): string =>
  liquidationValues.findLast(({ date }) => date >= `${year}-12-24` && date <= `${year}-12-31`)?.date ?? ''

const rawOf = (share: FundShare): Raw => ({
  calls: share.capitalCalls,
  values: share.liquidationValues,
  paid: share.distributions,
})

/** The amounts of a share as its file gives them. */
function rawFromCsv(csv: string): Raw {
  const [, ...lines] = csv.trim().split('\r\n')
  const column = (place: number) =>
    lines.flatMap((line) => {
      const cells = line.split(',')
      const [date = '', amount = ''] = [cells[4], cells[place]]
      return amount === '' ? [] : [{ date, amount }]
    })
  return { values: column(5), calls: column(6), paid: column(8) }
}

const printed = (ratio: Big | string | null | undefined) =>
  createFormatter('en').percent(ratio?.toString() ?? null, 'change')

const shown = shares.flatMap((share) => {
  const display = performanceDisplay(share)
  return display.isShown ? [{ share, display }] : []
})

// P-080
describe('every printed percentage of the seed', () => {
  beforeAll(() => ensureTranslations('en', ['performance']))

  it('is one of many', () => {
    expect(shown.length).toBeGreaterThan(50)
    expect(shown.flatMap(({ display }) => display.periods).length).toBeGreaterThan(200)
  })

  it('follows from the raw values by its formula: 12-month periods and their cumulation', () => {
    for (const { share, display } of shown) {
      const spans = [
        ...display.periods,
        display.cumulative && { ...display.cumulative, returns: display.cumulative },
      ]
      for (const span of spans) {
        if (span === null || span.returns === null) continue
        const computed = returnsOf(rawOf(share), span.from, span.to)
        const label = `${share.id} ${span.from}`
        expect([label, printed(span.returns.netAssetValue)]).toEqual([label, printed(computed.without)])
        expect([label, printed(span.returns.totalValue)]).toEqual([label, printed(computed.with)])
      }
    }
  })

  it('is the yearly rate of the cumulated one, at 365 days a year', () => {
    for (const { display } of shown) {
      const { cumulative } = display
      if (!cumulative?.annualised || !cumulative.totalValue) continue
      const days = (Date.parse(cumulative.to) - Date.parse(cumulative.from)) / 86_400_000
      const rate = (1 + Number(cumulative.totalValue)) ** (365 / days) - 1
      expect(printed(cumulative.annualised)).toBe(printed(rate.toFixed(9)))
    }
  })

  it('follows from the columns of the share’s file', () => {
    const { columns } = translationsOf('en').performance.export
    for (const { share, display } of shown) {
      const csv = shareValuesCsv({ ...sampleFund, name: 'Fund' }, share, { columns, locale: 'en' })
      for (const { from, to, returns } of display.periods) {
        if (returns === null) continue
        const computed = returnsOf(rawFromCsv(csv ?? ''), from, to)
        expect(printed(returns.totalValue)).toBe(printed(computed.with))
        expect(printed(returns.netAssetValue)).toBe(printed(computed.without))
      }
    }
  })

  it('follows from the raw values in the overview’s calendar years', () => {
    const funds = shares.map((share) => ({ ...sampleFund, id: share.id, shares: [share] }))
    const { rows, years } = toFundOverview(funds, plainDateAt(new Date('2026-11-28')), String)
    let compared = 0
    for (const [index, share] of shares.entries())
      for (const [back, year] of years.entries()) {
        const total = rows[index]?.returns[back] ?? null
        if (total === null) continue
        compared += 1
        const [from, to] = [dayAtEndOf(share, year - 1), dayAtEndOf(share, year)]
        const computed = returnsOf(rawOf(share), from, to)
        expect([share.id, year, printed(total)]).toEqual([share.id, year, printed(computed.with)])
      }
    expect(compared).toBeGreaterThan(100)
  })

  it('follows from the raw values on both sides of a comparison, and in its chart', () => {
    const fundOf = (share: FundShare) => ({ ...sampleFund, id: share.id, shares: [share] })
    const today = plainDateAt(new Date('2026-11-28'))
    const list = fundListSchema.parse({
      items: [],
      page: { page: 1, pageSize: 1, pageCount: 0, total: 0 },
      facets: { strategy: [], status: [], assetClass: [], geography: [] },
      counters: { open: 0, closed: 0, pre_liquidation: 0, liquidation: 0 },
    })
    let drawn = 0
    for (const [index, { share: left }] of shown.entries()) {
      const right = shown[(index + 1) % shown.length]?.share ?? left
      const found = [left, right].map((share) => ({ asked: share.id, fund: fundOf(share) }))
      const { chart, sides } = toComparison(list, found, today)
      for (const [side, share] of [left, right].entries()) {
        const performance = sides[side]?.fund?.performance
        for (const { from, to, returns } of performance?.isShown ? performance.periods : []) {
          if (returns === null) continue
          const computed = returnsOf(rawOf(share), from, to)
          expect(printed(returns.totalValue)).toBe(printed(computed.with))
          expect(printed(returns.netAssetValue)).toBe(printed(computed.without))
        }
        if (!chart?.isShown) continue
        const [first, ...later] = side === 0 ? chart.left : chart.right
        expect(first?.value).toBe('100')
        for (const { date, value } of later) {
          drawn += 1
          const computed = returnsOf(rawOf(share), first?.date ?? '', date)
          expect(printed(new Big(value).div(100).minus(1))).toBe(printed(computed.with))
        }
      }
    }
    expect(drawn).toBeGreaterThan(100)
  })

  it('is the same in the documents', () => {
    for (const { share, display } of shown) {
      const inDocument = annualPeriods(share, display.to).map(({ from, to, netAssetValue, total }) => [
        from,
        to,
        netAssetValue && formats.en.percent(netAssetValue),
        total && formats.en.percent(total),
      ])
      const plain = (ratio: string | null | undefined) =>
        ratio === null || ratio === undefined ? null : createFormatter('en').percent(ratio)
      const onPage = display.periods
        .toReversed()
        .map(({ from, to, returns }) => [from, to, plain(returns?.netAssetValue), plain(returns?.totalValue)])
      expect(inDocument).toEqual(onPage)
    }
  })
})
