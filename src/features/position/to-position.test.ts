import { describe, expect, it } from 'vitest'
import type { Position, PositionHolding } from '~/contract/product-api/position.schema.ts'
import { toHoldingView } from './to-holding.ts'
import { toPositionView } from './to-position.ts'

const noEffect = { commitment: '0', called: '0', recallable: '0' }

const holding = (id: string, changes: Partial<PositionHolding> = {}): PositionHolding => ({
  id,
  fund: {
    id: 'fnd-1',
    slug: 'fonds-un',
    name: 'Fonds Un',
    status: 'closed',
    legalForm: 'FPCI',
    strategy: { code: 'growth', label: 'Croissance' },
    assetClass: { code: 'private-equity', label: 'Capital-investissement' },
    launchedOn: '2020-03-01',
    subscriptionClosesOn: '2021-06-30',
    blockedUntil: null,
    endsOn: '2030-03-01',
    liquidatedOn: null,
  },
  share: { name: 'Part A', isin: null },
  currency: 'EUR',
  movements: [
    {
      id: `${id}-1`,
      date: '2021-01-01',
      publishedOn: '2021-01-01',
      kind: 'payment',
      amount: '1000',
      natures: null,
      effect: { ...noEffect, commitment: '1500', called: '1000' },
      quantity: '10',
    },
  ],
  values: [
    { date: '2023-01-01', publishedOn: '2023-03-01', quantity: '10', netAssetValue: '121', amount: '1210' },
  ],
  ...changes,
})

const position = (...holdings: readonly PositionHolding[]): Position => ({
  asOf: '2024-01-01',
  previousVisitOn: '2023-02-01',
  holdings: [...holdings],
})

describe('the position view', () => {
  // P-480
  it('has what is due by date, and knows the difference between nothing and not known', () => {
    const papers = (['2024-02-01', '2023-12-31'] as const).map((date) => {
      return { kind: 'identity', paper: 'passport', date, isLate: date < '2024-01-01' } as const
    })
    const due = toPositionView({ ...position(), due: papers }, undefined).due
    expect(due?.map(({ date, isLate }) => [date, isLate])).toEqual([
      ['2023-12-31', true],
      ['2024-02-01', false],
    ])
    expect(toPositionView({ ...position(), due: [] }, undefined).due).toEqual([])
    expect(toPositionView(position(), undefined).due).toBeNull()
  })

  // P-405
  it('keeps currencies apart and adds up those of one', () => {
    const view = toPositionView(
      position(holding('a'), holding('b'), holding('c', { currency: 'USD' })),
      undefined,
    )
    expect(view.currencies.map(({ figures }) => [figures.currency, figures.value, figures.paidIn])).toEqual([
      ['EUR', '2420', '2000'],
      ['USD', '1210', '1000'],
    ])
    expect(view.currencies[0]?.allocation.vintage).toEqual([{ label: '2020', value: '2420', ratio: '1' }])
  })

  it('names what became known since the last visit, by publication', () => {
    const { news } = toPositionView(position(holding('a')), undefined)
    expect(news).toMatchObject([{ kind: 'value', date: '2023-01-01', publishedOn: '2023-03-01' }])
  })

  // P-714
  it('tells new documents and notices by publication, and the dates of unpaid notices that were read', () => {
    const fund = { id: 'fnd-1', name: 'Fonds Un' }
    const amounts = { number: 2, fund, amount: '50', currency: 'EUR', isPaid: false } as const
    const notice = (id: string, noticeKind: 'call' | 'distribution', announcedOn: string, dueOn: string) => ({
      ...{ ...amounts, notice: id, noticeKind, announcedOn, dueOn, date: dueOn, isLate: false },
    })
    const known = {
      ...position(holding('a')),
      documents: [{ document: 'doc-1', title: 'Rapport', publishedOn: '2023-04-01', fund }],
      notices: [
        notice('ntc-1', 'call', '2022-12-01', '2024-01-15'),
        notice('ntc-2', 'distribution', '2023-12-01', '2024-01-10'),
        { ...notice('ntc-3', 'call', '2023-05-01', '2024-01-20'), isPaid: true },
      ],
    }
    const { coming, news } = toPositionView(known, undefined)
    expect(news.map(({ kind, publishedOn }) => [kind, publishedOn])).toEqual([
      ['distributionNotice', '2023-12-01'],
      ['callNotice', '2023-05-01'],
      ['document', '2023-04-01'],
      ['value', '2023-03-01'],
    ])
    expect(coming.map(({ date, kind }) => [kind, date])).toEqual([
      ['distributionNotice', '2024-01-10'],
      ['callNotice', '2024-01-15'],
      ['end', '2030-03-01'],
    ])
  })

  it('leaves a holding that contradicts itself out of the figures, and names its fund', () => {
    const [movement] = holding('b').movements
    const wrong = movement && { ...movement, amount: '-5' }
    const view = toPositionView(
      position(holding('a'), holding('b', { movements: wrong ? [wrong] : [] })),
      undefined,
    )
    expect(view.currencies[0]?.figures.value).toBe('1210')
    expect(view.unreadable.map(({ name }) => name)).toEqual(['Fonds Un'])
  })

  it('draws a value on the days of valuations only, as the sum of the last ones', () => {
    const later = {
      date: '2023-06-30',
      publishedOn: '2023-06-30',
      quantity: '10',
      netAssetValue: '130',
      amount: '1300',
    }
    const view = toPositionView(position(holding('a'), holding('b', { values: [later] })), undefined)
    expect(view.currencies[0]?.timeline).toEqual({
      flows: [{ date: '2021-01-01', paidIn: '2000', received: '0' }],
      values: [
        { date: '2023-01-01', value: '1210' },
        { date: '2023-06-30', value: '2510' },
      ],
    })
  })
})

// P-710
describe('what a position lost', () => {
  const lost = { holdings: ['Fonds Deux', null], hasDue: true }

  it('is told with the figures of the others, and by the page of the fund that has more', () => {
    const view = toPositionView(position(holding('a')), undefined, lost)
    expect([view.lost, view.currencies[0]?.figures.value]).toEqual([lost, '1210'])
    const asked = { date: undefined, period: 'year', lost: lost.holdings } as const
    expect(toHoldingView(position(holding('a')), asked)?.lost).toEqual(['Fonds Deux', null])
  })
})

describe('the view of a holding', () => {
  // P-404
  it('tells what could still be called after each movement, and the steps of the fund’s life', () => {
    const view = toHoldingView(position(holding('a')), { date: undefined, period: 'year' })
    expect(view?.accounts[0]?.movements[0]?.unfundedAfter).toBe('500')
    expect(view?.life).toEqual([
      { kind: 'subscription', date: '2020-03-01', isReached: true },
      { kind: 'investment', date: '2021-06-30', isReached: true },
      { kind: 'end', date: '2030-03-01', isReached: false },
    ])
  })

  // P-712
  it('knows no liquidation that is later than its day', () => {
    const [{ fund }] = [holding('a')]
    const lifeOf = (liquidatedOn: string) =>
      toHoldingView(position(holding('a', { fund: { ...fund, liquidatedOn } })), {
        date: '2024-01-01',
        period: 'year',
      })?.life.at(-1)
    expect(lifeOf('2024-01-02')).toEqual({ kind: 'end', date: '2030-03-01', isReached: false })
    expect(lifeOf('2024-01-01')).toEqual({ kind: 'liquidated', date: '2024-01-01', isReached: true })
  })

  it('is nothing for who holds nothing', () => {
    expect(toHoldingView(position(), { date: undefined, period: 'year' })).toBeNull()
  })
})
