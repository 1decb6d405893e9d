import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDecimal, zero } from '../performance/exact-decimal.ts'
import { addDays, type PlainDate, parsePlainDate, plainDateOf } from '../plain-date.ts'
import { accountVectors, commitmentVectors } from './account-vectors.ts'
import { type AccountLine, type AccountPeriod, capitalAccount, commitmentState } from './capital-account.ts'
import { distribute, fee, ledger, pay, redeem, transferIn, transferOut, value } from './ledger.testing.ts'
import { type KnownLedger, type Ledger, readLedger } from './ledger.ts'

function known(from: Ledger, asOf: string | null = null): KnownLedger {
  const read = readLedger(from, parsePlainDate(asOf))
  if (typeof read === 'string') throw new Error(read)
  return read
}

const amount = (text: string) => readDecimal(text) ?? zero

/** Returns the closing value that a line's amounts add up to. */
function explained(line: AccountLine) {
  const into = amount(line.opening).plus(line.payments).plus(line.transfersIn)
  const out = amount(line.distributions).plus(line.redemptions).plus(line.transfersOut).plus(line.fees)
  return into.minus(out).plus(line.change)
}

const start = plainDateOf({ year: 2016, month: 2, day: 29 })
const day = fc.integer({ min: 0, max: 3_650 }).map((days) => addDays(start, days))
const money = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => (cents / 100).toFixed(2))
const movement = fc
  .tuple(fc.constantFrom('pay', 'distribute', 'redeem', 'in', 'out', 'fee'), day, money)
  .map(([kind, date, sum]) => {
    if (kind === 'pay') return pay(date, sum)
    if (kind === 'distribute') return distribute(date, ['1.10', sum, '2.05'])
    if (kind === 'redeem') return redeem(date, sum)
    if (kind === 'in') return transferIn(date, sum)
    return kind === 'out' ? transferOut(date, sum) : fee(date, sum)
  })
const anyLedger = fc
  .tuple(
    fc.array(movement, { maxLength: 20 }),
    fc
      .array(fc.tuple(day, money), { maxLength: 12 })
      .map((values) => values.map(([on, sum]) => value(on, sum))),
  )
  .map(([movements, values]) => ledger(movements, values))

describe('the capital account', () => {
  // P-400
  it.each(accountVectors)('$name', ({ ledger: from, asOf = null, period, lines }) => {
    const read = readLedger(from, parsePlainDate(asOf))
    if (typeof read === 'string' || typeof lines === 'string') return expect(read).toBe(lines)
    const account = capitalAccount(read, period)
    expect(account).toHaveLength(lines.length)
    expect(account).toMatchObject(lines)
  })

  it.each<AccountPeriod>(['quarter', 'year', 'whole'])('adds up to the cent in any %s', (period) => {
    fc.assert(
      fc.property(anyLedger, (from) => {
        const account = capitalAccount(known(from), period)
        account.forEach((line, index) => {
          expect(explained(line).eq(line.closing)).toBe(true)
          expect(line.opening).toBe(account[index - 1]?.closing ?? '0')
        })
      }),
    )
  })

  it('has the same movements and change by quarter, by year and since the beginning', () => {
    const sums = (account: readonly AccountLine[]) =>
      (['payments', 'distributions', 'redemptions', 'fees', 'change'] as const).map((column) =>
        account.reduce((sum, line) => sum.plus(line[column]), zero).toFixed(),
      )
    fc.assert(
      fc.property(anyLedger, (from) => {
        const whole = sums(capitalAccount(known(from), 'whole'))
        expect(sums(capitalAccount(known(from), 'quarter'))).toEqual(whole)
        expect(sums(capitalAccount(known(from), 'year'))).toEqual(whole)
      }),
    )
  })

  it('as of a day is that of a ledger that ends on this day', () => {
    fc.assert(
      fc.property(anyLedger, day, (from, asOf: PlainDate) => {
        const upTo = <Dated extends { readonly date: string }>(items: readonly Dated[]) =>
          items.filter(({ date }) => date <= asOf)
        const ended = { ...from, movements: upTo(from.movements), values: upTo(from.values) }
        expect(capitalAccount(known(from, asOf), 'quarter')).toEqual(capitalAccount(known(ended), 'quarter'))
      }),
    )
  })
})

describe('the state of a commitment', () => {
  // P-400, P-711
  it.each(commitmentVectors)('$name', ({ ledgers, state }) => {
    expect(commitmentState(ledgers.map((from) => known(from)))).toEqual(state)
  })
})
