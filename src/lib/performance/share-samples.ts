import fc from 'fast-check'
import { addMonths, endOfMonth, plainDateOf } from '../plain-date.ts'
import type { DatedAmount, ShareFigures } from './share-history.ts'

/** Builds dated amounts from pairs, for tests. */
export function dated(...pairs: readonly (readonly [date: string, amount: string])[]): DatedAmount[] {
  return pairs.map(([date, amount]) => ({ date, amount }))
}

/** A public share with the given figures; dates default to those of its values. */
export function shareOf(figures: Partial<ShareFigures>): ShareFigures {
  const values = figures.liquidationValues ?? []
  return {
    type: 'A',
    currency: 'EUR',
    startDate: values[0]?.date ?? '2021-01-01',
    lastValuationDate: values.at(-1)?.date ?? null,
    capitalCalls: [],
    liquidationValues: values,
    distributions: [],
    ...figures,
  }
}

/** The test vector of the domain rules: NAV 100, 110 with D 20, 121, over 1,095 days. */
export const domainShare: ShareFigures = shareOf({
  capitalCalls: dated(['2021-01-01', '100']),
  liquidationValues: dated(['2021-01-01', '100'], ['2022-07-01', '110'], ['2024-01-01', '121']),
  distributions: dated(['2022-07-01', '20']),
})

const cents = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((value) => (value / 100).toFixed(2))

/** Shares valued at the end of each semester for one to eight years, with a distribution or call at some of them. */
export const anyShare: fc.Arbitrary<ShareFigures> = fc
  .array(fc.record({ value: cents(1_000, 50_000), distribution: cents(0, 2_000), call: cents(0, 5_000) }), {
    minLength: 3,
    maxLength: 17,
  })
  .map((semesters) => {
    const start = plainDateOf({ year: 2015, month: 6, day: 30 })
    const dateAt = (index: number) => endOfMonth(addMonths(start, index * 6))
    const later = semesters.slice(1)
    return shareOf({
      capitalCalls: dated(
        [start, '100'],
        ...later.map(({ call }, index) => [dateAt(index + 1), call] as const),
      ),
      liquidationValues: semesters.map(({ value }, index) => ({ date: dateAt(index), amount: value })),
      distributions: later.map(({ distribution }, index) => ({
        date: dateAt(index + 1),
        amount: distribution,
      })),
    })
  })
