import { describe, expect, it } from 'vitest'
import { parsePlainDate } from '../plain-date.ts'
import {
  call,
  commit,
  distribute,
  ledger,
  pay,
  redeem,
  transferIn,
  transferOut,
  value,
} from './ledger.testing.ts'
import { type Ledger, readLedger } from './ledger.ts'
import { type PositionFigures, positionFigures } from './position-figures.ts'

type Shown = { readonly isShown: true; readonly value: string }
const shown = (text: string): Shown => ({ isShown: true, value: text })
const hidden = (reason: string) => ({ isShown: false, reason })

const figuresOf = (ledgers: readonly Ledger[], asOf: string | null = null) =>
  positionFigures(
    ledgers.map((from) => {
      const read = readLedger(from, parsePlainDate(asOf))
      if (typeof read === 'string') throw new Error(read)
      return read
    }),
  )

type Vector = {
  readonly name: string
  /** Hand calculation; rates that need more are bisected, as in `rate-vectors.ts`. */
  readonly source: string
  readonly ledgers: readonly Ledger[]
  readonly asOf?: string
  readonly figures: { readonly [Name in keyof PositionFigures]?: unknown }
}

const domainVector = ledger(
  [pay('2021-01-01', '100'), distribute('2022-01-01', ['0', '0', '20'])],
  [value('2021-01-01', '100'), value('2022-01-01', '110'), value('2024-01-01', '121')],
)
const recalled = ledger(
  [
    commit('2020-01-01', '600'),
    call('2020-01-01', '400'),
    distribute('2021-01-01', ['0', '0', '200'], '200'),
    call('2021-07-01', '200'),
  ],
  [value('2023-12-31', '600')],
)
const young = ledger([pay('2023-06-01', '1000')], [value('2023-12-31', '1100')])
const dollars = ledger([pay('2021-01-01', '100')], [value('2023-01-01', '121')], 'USD')

// biome-ignore format: a table is read by lines
const vectors: readonly Vector[] = [
  { name: 'the vector of the domain rules: NAV 121 after 20 distributed on 100', source: '20 / 100; 121 / 100; 0.2 + 1.21 = 1.41', ledgers: [domainVector], figures: { dpi: shown('0.2'), rvpi: shown('1.21'), tvpi: shown('1.41'), value: '121', paidIn: '100', received: '20' } },
  { name: 'a recallable distribution counts as received and as paid again', source: '200 / 600; 600 / 600; unfunded 600 + 200 - 600 = 200; rate: vector with three changes of sign', ledgers: [recalled], figures: { paidIn: '600', received: '200', dpi: shown('0.333333333333'), rvpi: shown('1'), tvpi: shown('1.333333333333'), rate: shown('0.1132115289'), commitment: { kind: 'known', commitment: '600', called: '600', recallable: '200', unfunded: '200' } } },
  { name: 'a partial redemption counts as received', source: '600 / 1000; 0.6 + 700 / 1000 = 1.3; rate by bisection', ledgers: [ledger([pay('2019-01-01', '1000'), redeem('2020-12-31', '600')], [value('2022-12-31', '700')])], figures: { dpi: shown('0.6'), tvpi: shown('1.3'), rate: shown('0.0903299692') } },
  { name: 'who transfers half out received its value', source: '300 / 500; 0.6 + 400 / 500 = 1.4; rate by bisection', ledgers: [ledger([pay('2019-01-01', '500'), transferOut('2021-01-01', '300')], [value('2022-12-31', '400')])], figures: { dpi: shown('0.6'), tvpi: shown('1.4'), rate: shown('0.1150247486') } },
  { name: 'who takes over paid the value of the day', source: '363 / 300 = 1.21; 1.21 ^ (1 / 2) - 1 = 0.1', ledgers: [ledger([transferIn('2021-01-01', '300')], [value('2023-01-01', '363')])], figures: { paidIn: '300', tvpi: shown('1.21'), rate: shown('0.1') } },
  { name: 'a liquidated fund: the value is nothing, all is distributed', source: '1210 / 1000; 0 / 1000; 1.21 ^ (1 / 2) - 1 = 0.1', ledgers: [ledger([pay('2021-01-01', '1000'), distribute('2023-01-01', ['0', '210', '1000'])], [value('2022-01-01', '1100'), value('2023-01-01', '0')])], figures: { value: '0', dpi: shown('1.21'), rvpi: shown('0'), tvpi: shown('1.21'), rate: shown('0.1') } },
  { name: 'a total loss has multiples and no rate', source: '0 / 1000; no flow comes back', ledgers: [ledger([pay('2021-01-01', '1000')], [value('2023-01-01', '0')])], figures: { tvpi: shown('0'), rate: hidden('no_sign_change') } },
  { name: 'under twelve months: amounts alone', source: '1 June to 31 December is seven months', ledgers: [young], figures: { value: '1100', paidIn: '1000', tvpi: hidden('under_twelve_months'), rate: hidden('under_twelve_months'), inputs: null, tooYoung: 1 } },
  { name: 'twelve months to the day', source: '1100 / 1000; 1.1 - 1 = 0.1', ledgers: [ledger([pay('2021-01-01', '1000')], [value('2022-01-01', '1100')])], figures: { tvpi: shown('1.1'), rate: shown('0.1') } },
  { name: 'a young holding is in the value and not in the multiple', source: '121 + 1100 = 1221; 100 + 1000 = 1100; multiple of the first alone', ledgers: [domainVector, young], figures: { value: '1221', paidIn: '1100', tvpi: shown('1.41'), tooYoung: 1 } },
  { name: 'a holding without value is left out and counted', source: '121 and 100 of the first alone', ledgers: [domainVector, ledger([pay('2023-01-01', '50')], [])], figures: { value: '121', paidIn: '100', unvalued: 1 } },
  { name: 'no value at all', source: '50 paid, nothing to divide', ledgers: [ledger([pay('2023-01-01', '50')], [])], figures: { value: null, paidIn: '50', tvpi: hidden('no_valuation'), unvalued: 0 } },
  { name: 'what comes after the value is told apart', source: '1.21 ^ (1 / 2) - 1 = 0.1 up to 1 January 2023', ledgers: [ledger([pay('2021-01-01', '1000'), pay('2023-02-01', '100'), redeem('2023-03-01', '30')], [value('2023-01-01', '1210')])], figures: { paidIn: '1000', received: '0', rate: shown('0.1'), since: { paidIn: '100', received: '30' } } },
  { name: 'as of a day: a value counts from its publication', source: '1100 / 1000 - 1 = 0.1; 1500 is published on 1 March', ledgers: [ledger([pay('2021-01-01', '1000')], [value('2022-01-01', '1100', '2022-03-01'), value('2023-01-01', '1500', '2023-03-01')])], asOf: '2023-02-28', figures: { value: '1100', valuedTo: '2022-01-01', rate: shown('0.1') } },
  { name: 'another currency has figures of its own', source: '121 / 100; 1.21 ^ (1 / 2) - 1 = 0.1', ledgers: [dollars], figures: { currency: 'USD', rate: shown('0.1') } },
]

describe('the figures of a position', () => {
  // P-080, P-401
  it.each(vectors)('$name', ({ ledgers, asOf = null, figures }) => {
    expect(figuresOf(ledgers, asOf)).toMatchObject(figures)
  })

  it('are never added up across currencies, nor of nothing', () => {
    expect([figuresOf([domainVector, dollars]), figuresOf([])]).toEqual([null, null])
  })

  // P-713
  it('know when the last of their values was published', () => {
    const early = ledger([pay('2021-01-01', '1')], [value('2022-12-31', '1', '2023-02-01')])
    const late = ledger([pay('2021-01-01', '1')], [value('2022-06-30', '1', '2023-03-01')])
    expect([figuresOf([early, late])?.publishedOn, figuresOf([ledger([], [])])?.publishedOn]).toEqual([
      '2023-03-01',
      null,
    ])
  })

  it('of two holdings are those of their movements together', () => {
    const left = ledger([pay('2021-01-01', '400')], [value('2023-01-01', '484')])
    const right = ledger([pay('2021-01-01', '600')], [value('2023-01-01', '726')])
    expect(figuresOf([left, right])).toMatchObject({ tvpi: shown('1.21'), rate: shown('0.1') })
  })
})
