import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consolidateLedgers } from './consolidated-ledgers.ts'
import { call, commit, distribute, ledger, pay, transferIn, transferOut, value } from './ledger.testing.ts'
import { type Ledger, readLedger } from './ledger.ts'
import { positionFigures } from './position-figures.ts'

const read = (from: Ledger) => {
  const known = readLedger(from, null)
  if (typeof known === 'string') throw new Error(known)
  return known
}
const held = (holder: string, from: Ledger, share = 'share') => ({ holder, share, ledger: read(from) })
const figuresOf = (some: readonly ReturnType<typeof held>[]) =>
  positionFigures(consolidateLedgers(some).ledgers)

// P-694
describe('a transfer between two holders of one investor', () => {
  // By hand: 1,000 paid on 1 January 2021, half handed over at 550, all worth 1,210 after two years: ten per cent a year.
  const gave = ledger(
    [pay('2021-01-01', '1000'), transferOut('2022-01-01', '550')],
    [value('2021-12-31', '1100'), value('2022-06-30', '560'), value('2023-01-01', '605')],
  )
  const took = ledger(
    [transferIn('2022-01-01', '550')],
    [value('2022-06-30', '560'), value('2023-01-01', '605')],
  )

  it('is neither paid nor received, and the value is that of both', () => {
    const figures = figuresOf([held('person', gave), held('company', took)])
    expect(figures).toMatchObject({
      paidIn: '1000',
      received: '0',
      value: '1210',
      tvpi: { isShown: true, value: '1.21' },
      rate: { isShown: true, value: '0.1' },
      tooYoung: 0,
    })
  })

  it('is a flow of each holder when read alone', () => {
    const alone = positionFigures([read(took)])
    expect(alone).toMatchObject({ paidIn: '550', value: '605' })
  })

  it('of all shares leaves no value of who gave them, even without a last value of zero', () => {
    const all = ledger(
      [pay('2021-01-01', '1000'), transferOut('2022-01-01', '1100')],
      [value('2021-12-31', '1100')],
    )
    const taken = ledger([transferIn('2022-01-01', '1100')], [value('2023-01-01', '1210')])
    expect(figuresOf([held('person', all), held('company', taken)])).toMatchObject({
      paidIn: '1000',
      received: '0',
      value: '1210',
    })
  })

  it('of a part leaves the rest of who gave them valued until their next value', () => {
    const took = ledger([transferIn('2022-01-01', '550')], [value('2022-03-31', '556')])
    const [joined] = consolidateLedgers([held('person', gave), held('company', took)]).ledgers
    const amountOn = (day: string) =>
      joined?.values.find(({ date }) => String(date) === day)?.amount.toFixed()
    // 1,100 of the last value before, and 556 taken over: the giver's next value is of June.
    expect(amountOn('2022-03-31')).toBe('1656')
    expect(amountOn('2022-06-30')).toBe('1116')
  })

  it('hands the commitment over and leaves its sum', () => {
    const effect = { commitment: '500', called: '300' }
    const minus = { commitment: '-500', called: '-300' }
    const person = ledger(
      [commit('2021-01-01', '1000'), call('2021-02-01', '600'), transferOut('2022-01-01', '330', minus)],
      [value('2023-01-01', '340')],
    )
    const company = ledger([transferIn('2022-01-01', '330', effect)], [value('2023-01-01', '340')])
    expect(figuresOf([held('person', person), held('company', company)])).toMatchObject({
      paidIn: '600',
      received: '0',
      commitment: { commitment: '1000', called: '600', unfunded: '400' },
    })
  })

  it('whose two sides differ stays a flow', () => {
    const other = ledger([transferIn('2022-01-01', '540')], [value('2023-01-01', '605')])
    expect(figuresOf([held('person', gave), held('company', other)])).toMatchObject({
      paidIn: '1540',
      received: '550',
    })
  })

  it('is none between two classes, or between two accounts of one holder', () => {
    expect(figuresOf([held('person', gave, 'a'), held('company', took, 'b')])).toMatchObject({
      received: '550',
    })
    expect(figuresOf([held('person', gave), held('person', took)])).toMatchObject({ received: '550' })
  })
})

it('holders without a transfer between them add up as holdings of one investor do', () => {
  const one = ledger(
    [pay('2021-01-01', '100'), distribute('2022-03-01', ['0', '0', '20'])],
    [value('2023-01-01', '110')],
  )
  const two = ledger([pay('2021-05-01', '200')], [value('2023-01-01', '250')])
  expect(figuresOf([held('a', one), held('b', two)])).toEqual(positionFigures([read(one), read(two)]))
})

it('handing over any part at any fair price changes no figure of the whole', () => {
  const part = fc.integer({ min: 1, max: 99 })
  fc.assert(
    fc.property(part, part, (percent, price) => {
      const whole = ledger([pay('2021-01-01', '10000')], [value('2023-06-30', '12000')])
      const rest = ledger(
        [pay('2021-01-01', '10000'), transferOut('2022-01-01', String(price))],
        [value('2023-06-30', String(120 * (100 - percent)))],
      )
      const taken = ledger(
        [transferIn('2022-01-01', String(price))],
        [value('2023-06-30', String(120 * percent))],
      )
      const { inputs: _inputs, ...figures } = figuresOf([held('a', rest), held('b', taken)]) ?? {
        inputs: null,
      }
      const { inputs: _own, ...expected } = positionFigures([read(whole)]) ?? { inputs: null }
      expect(figures).toEqual(expected)
    }),
  )
})
