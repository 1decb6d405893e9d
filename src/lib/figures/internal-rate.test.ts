import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDecimal, zero } from '../performance/exact-decimal.ts'
import { addDays, daysBetween, isPlainDate, type PlainDate, plainDateOf } from '../plain-date.ts'
import { type CashFlow, internalRate } from './internal-rate.ts'
import { rateVectors } from './rate-vectors.ts'

const flowOf = ([date, amount]: readonly [string, string]): CashFlow[] =>
  isPlainDate(date) ? [{ date, amount: readDecimal(amount) ?? zero }] : []

const start = plainDateOf({ year: 2015, month: 1, day: 1 })
const at = (days: number): PlainDate => addDays(start, days)
const money = (cents: number) => readDecimal((cents / 100).toFixed(2)) ?? zero

/** Returns the present value in binary floating point, for a check that shares no code with the implementation. */
const presentValue = (flows: readonly CashFlow[], rate: number): number =>
  flows.reduce(
    (sum, { date, amount }) => sum + amount.toNumber() / (1 + rate) ** (daysBetween(start, date) / 365),
    0,
  )

const cents = fc.integer({ min: 1, max: 10_000_000 })
const paid = fc.array(fc.tuple(fc.integer({ min: 0, max: 1_000 }), cents), { minLength: 1, maxLength: 8 })
const back = fc.array(fc.tuple(fc.integer({ min: 1_366, max: 4_000 }), cents), { minLength: 1, maxLength: 8 })

describe('the internal rate of return', () => {
  // P-401
  it.each(rateVectors)('$name', ({ flows, rate }) => {
    const result = internalRate(flows.flatMap(flowOf))
    expect(result.isDefined ? result.rate : result.reason).toBe(rate)
  })

  it('brings the present values of any payments followed by receipts to nothing', () => {
    fc.assert(
      fc.property(paid, back, (payments, receipts) => {
        const flows = [
          ...payments.map(([days, amount]) => ({ date: at(days), amount: money(-amount) })),
          ...receipts.map(([days, amount]) => ({ date: at(days), amount: money(amount) })),
        ]
        const result = internalRate(flows)
        if (!result.isDefined) return result.reason === 'out_of_range'
        const rate = Number(result.rate)
        const step = 1e-9
        return presentValue(flows, rate - step) > 0 && presentValue(flows, rate + step) < 0
      }),
    )
  })

  it('does not change with the unit of the amounts or the order of the flows', () => {
    fc.assert(
      fc.property(paid, back, (payments, receipts) => {
        const flows = [
          ...payments.map(([days, amount]) => ({ date: at(days), amount: money(-amount) })),
          ...receipts.map(([days, amount]) => ({ date: at(days), amount: money(amount) })),
        ]
        const scaled = flows.map(({ date, amount }) => ({ date, amount: amount.times(1_000) }))
        expect(internalRate(scaled.toReversed())).toEqual(internalRate(flows))
      }),
    )
  })
})
