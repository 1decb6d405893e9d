import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HeldShares, holdingFigures } from './holding-figures.ts'

const dated = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([date, amount]) => ({ date, amount }))

/** The domain rules' share (100 paid, 20 distributed, 121 left), of which ten are held. */
const domainHolding: HeldShares = {
  currency: 'EUR',
  quantity: '10',
  payments: dated(['2021-01-01', '1000']),
  distributions: dated(['2022-01-01', '200']),
  valuation: { date: '2024-01-01', netAssetValue: '121' },
}

const held = (changes: Partial<HeldShares>): HeldShares => ({ ...domainHolding, ...changes })

// P-080
describe('the figures of a holding', () => {
  it('are those of the vector of the domain rules', () => {
    expect(holdingFigures([domainHolding])).toEqual({
      currency: 'EUR',
      paidIn: '1000',
      distributed: '200',
      value: '1210',
      tvpi: '1.41',
      noMultiple: null,
      valuedFrom: '2024-01-01',
      valuedTo: '2024-01-01',
      since: null,
      unvalued: 0,
      tooYoung: 0,
    })
  })

  it('stop at the valuation: what moved after it is told apart and is neither gain nor loss', () => {
    const figures = holdingFigures([
      held({
        payments: dated(['2021-01-01', '1000'], ['2024-01-02', '500']),
        distributions: dated(['2024-01-01', '200'], ['2024-02-01', '50']),
      }),
    ])
    expect(figures).toMatchObject({ paidIn: '1000', distributed: '200', tvpi: '1.41' })
    expect(figures?.since).toEqual({ paidIn: '500', distributed: '50' })
  })

  it.each([
    ['2023-01-02', 'under_twelve_months', null],
    ['2023-01-01', null, '1.41'],
  ])('held since %s, have no multiple under 12 months', (date, noMultiple, tvpi) => {
    const figures = holdingFigures([
      held({ payments: dated([date, '1000']), distributions: dated(['2023-06-01', '200']) }),
    ])
    expect(figures).toMatchObject({ noMultiple, tvpi, value: '1210' })
  })

  it('without a valuation are what was paid and received, and no multiple', () => {
    expect(holdingFigures([held({ valuation: null })])).toMatchObject({
      paidIn: '1000',
      distributed: '200',
      value: null,
      tvpi: null,
      noMultiple: 'no_valuation',
    })
  })

  it('have no multiple of nothing paid in', () => {
    expect(holdingFigures([held({ payments: dated(['2021-01-01', '0']) })])).toMatchObject({
      tvpi: null,
      noMultiple: 'nothing_paid_in',
    })
  })

  it('of a liquidated fund are worth nothing more and keep their multiple', () => {
    const valuation = { date: '2024-01-01', netAssetValue: '0' }
    const distributions = dated(['2023-12-31', '1500'])
    expect(holdingFigures([held({ valuation, distributions })])).toMatchObject({ value: '0', tvpi: '1.5' })
  })

  it.each([
    { quantity: 'ten' },
    { payments: dated(['2021-13-01', '1']) },
    { distributions: dated(['x', '1']) },
  ])('are none where one cannot be read: %o', (changes) => {
    expect(holdingFigures([held(changes)])).toBeNull()
  })
})

describe('the figures of several holdings', () => {
  it('add up, with one multiple over all that was paid in', () => {
    const other = held({
      quantity: '1',
      payments: dated(['2020-01-01', '1000']),
      distributions: [],
      valuation: { date: '2023-06-30', netAssetValue: '590' },
    })
    expect(holdingFigures([domainHolding, other])).toMatchObject({
      paidIn: '2000',
      distributed: '200',
      value: '1800',
      tvpi: '1',
      valuedFrom: '2023-06-30',
      valuedTo: '2024-01-01',
    })
  })

  it('leave out what has no valuation, and what is too young from the multiple alone', () => {
    const young = held({ payments: dated(['2023-09-01', '1000']), distributions: [] })
    const figures = holdingFigures([domainHolding, young, held({ valuation: null })])
    expect(figures).toMatchObject({ paidIn: '2000', value: '2420', tvpi: '1.41', unvalued: 1, tooYoung: 1 })
  })

  it('are none for two currencies together, and for nothing', () => {
    expect(holdingFigures([domainHolding, held({ currency: 'USD' })])).toBeNull()
    expect(holdingFigures([])).toBeNull()
  })
})

const cents = fc.integer({ min: 1, max: 10_000_000 }).map((value) => (value / 100).toFixed(2))
const anyHolding = fc.record({
  currency: fc.constant('EUR'),
  quantity: fc.integer({ min: 1, max: 10_000 }).map(String),
  payments: fc
    .array(cents, { minLength: 1, maxLength: 4 })
    .map((amounts) => amounts.map((amount, index) => ({ date: `${2015 + index}-03-31`, amount }))),
  distributions: fc
    .array(cents, { maxLength: 4 })
    .map((amounts) => amounts.map((amount, index) => ({ date: `${2019 + index}-09-30`, amount }))),
  valuation: cents.map((netAssetValue) => ({ date: '2024-12-31', netAssetValue })),
})
const someHoldings = fc.array(anyHolding, { minLength: 1, maxLength: 6 })

describe('whatever is held', () => {
  it('TVPI times what was paid in is what is left and what came back', () => {
    fc.assert(
      fc.property(someHoldings, (holdings) => {
        const figures = holdingFigures(holdings)
        const worth = Number(figures?.value) + Number(figures?.distributed)
        expect(Number(figures?.tvpi) * Number(figures?.paidIn)).toBeCloseTo(worth, 3)
      }),
    )
  })

  it('the order of the holdings and their splitting in two changes nothing', () => {
    fc.assert(
      fc.property(someHoldings, (holdings) => {
        const whole = holdingFigures(holdings)
        expect(holdingFigures(holdings.toReversed())).toEqual(whole)
        const [first, ...rest] = holdings
        if (first === undefined) return
        const nothing = { ...first, quantity: '0', payments: [], distributions: [] }
        const { tooYoung: _left, ...split } = holdingFigures([first, nothing, ...rest]) ?? { tooYoung: 0 }
        const { tooYoung: _right, ...joined } = whole ?? { tooYoung: 0 }
        expect(split).toEqual(joined)
      }),
    )
  })

  it('the overall multiple lies between the lowest and the highest of its parts', () => {
    fc.assert(
      fc.property(someHoldings, (holdings) => {
        const parts = holdings.map((one) => Number(holdingFigures([one])?.tvpi))
        const overall = Number(holdingFigures(holdings)?.tvpi)
        expect(overall).toBeGreaterThanOrEqual(Math.min(...parts) - 1e-9)
        expect(overall).toBeLessThanOrEqual(Math.max(...parts) + 1e-9)
      }),
    )
  })
})
