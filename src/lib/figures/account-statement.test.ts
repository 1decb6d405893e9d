import { describe, expect, it } from 'vitest'
import { sumOf } from '../performance/exact-decimal.ts'
import { parsePlainDate } from '../plain-date.ts'
import {
  accountColumns,
  accountStatement,
  calendarPeriodOf,
  hasAmounts,
  movementAmount,
  shownColumns,
  signedAmount,
  withUnfunded,
} from './account-statement.ts'
import { call, commit, distribute, fee, ledger, pay, value } from './ledger.testing.ts'

const held = ledger(
  [
    commit('2020-02-10', '1000'),
    call('2020-02-10', '400'),
    fee('2020-06-30', '12.5'),
    distribute('2021-05-04', ['10', '0', '30.25'], '30.25'),
    call('2022-01-05', '100'),
  ],
  [value('2020-12-31', '410'), value('2021-12-31', '395.10'), value('2022-03-31', '500', '2022-06-30')],
)
const statement = (period: 'quarter' | 'year' | 'whole', year?: string) =>
  accountStatement(held, { asOf: parsePlainDate('2022-12-31'), period, year })

// P-702
describe('a statement of a holding', () => {
  it('has columns that add up, with their signs, to the closing value of each line', () => {
    const found = statement('quarter')
    const lines = [...(found?.lines ?? []), ...(found?.whole ? [found.whole] : [])]
    expect(lines).toHaveLength(10)
    for (const line of lines) {
      const parts = accountColumns.filter((column) => column !== 'closing')
      expect(sumOf(parts.map((column) => signedAmount(line, column)))).toBe(line.closing)
    }
  })

  it('shows the columns of every fund, and others only where the whole life has an amount', () => {
    const whole = statement('whole')?.whole
    expect(whole && shownColumns(whole)).toEqual([
      'opening',
      'payments',
      'distributions',
      'fees',
      'change',
      'closing',
    ])
  })

  it('of a year has the periods of that year alone, beside the whole life', () => {
    const found = statement('quarter', '2021')
    expect(found?.lines.map(({ from }) => from)).toEqual([
      '2021-01-01',
      '2021-04-01',
      '2021-07-01',
      '2021-10-01',
    ])
    expect(found?.whole).toEqual(statement('quarter')?.whole)
    expect(statement('whole')?.lines).toEqual([])
    expect(statement('year', '2019')?.lines).toEqual([])
  })

  it('is none for a ledger that contradicts itself', () => {
    const wrong = ledger([pay('2020-02-10', '-1')], [])
    expect(accountStatement(wrong, { asOf: null, period: 'year' })).toBeNull()
  })

  it('tells a period in which nothing was held and nothing moved', () => {
    const whole = statement('whole')?.whole
    const idle = accountColumns.map((column) => [column, '0'])
    expect(whole && hasAmounts(whole)).toBe(true)
    expect(whole && hasAmounts({ ...whole, ...Object.fromEntries(idle) })).toBe(false)
  })
})

it.each([
  ['2020-01-01', '2020-12-31', { year: '2020', quarter: null }],
  ['2020-04-01', '2020-06-30', { year: '2020', quarter: '2' }],
  ['2020-10-01', '2020-12-31', { year: '2020', quarter: '4' }],
  ['2020-04-02', '2020-06-30', null],
  ['2020-04-01', '2020-06-29', null],
  ['2020-02-01', '2020-04-30', null],
])('the period from %s to %s is named by its calendar where it is whole', (from, to, named) => {
  const [start, end] = [parsePlainDate(from), parsePlainDate(to)]
  expect(start && end && calendarPeriodOf({ from: start, to: end })).toEqual(named)
})

it('movements have the sign of the holder’s purse, and the uncalled amount after each', () => {
  const moved = withUnfunded(held.movements).map((movement) => [
    movement.kind,
    movementAmount(movement),
    movement.unfundedAfter,
  ])
  expect(moved).toEqual([
    ['commitment', '1000', '1000'],
    ['payment', '-400', '600'],
    ['fee', '-12.5', '600'],
    ['distribution', '40.25', '630.25'],
    ['payment', '-100', '530.25'],
  ])
  expect(withUnfunded([pay('2020-02-10', '5')])[0]?.unfundedAfter).toBeNull()
})
