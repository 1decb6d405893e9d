import { expect, it } from 'vitest'
import type { PositionHolding } from '~/contract/product-api/position.schema.ts'
import { ledger, pay, transferIn, transferOut, value } from '~/lib/figures/ledger.testing.ts'
import type { Ledger } from '~/lib/figures/ledger.ts'
import { toPortfoliosView } from './to-portfolios.ts'

const fund = (name: string): PositionHolding['fund'] => ({
  ...{ id: 'fnd-1', slug: null, name, status: 'closed', legalForm: 'FPCI' },
  strategy: { code: 'lbo', label: 'LBO' },
  assetClass: { code: 'equity', label: 'Equity' },
  ...{ launchedOn: null, subscriptionClosesOn: null, blockedUntil: null, endsOn: null, liquidatedOn: null },
})

/** A holding as the product API describes it, of a share class with this identifier. */
const holding = (isin: string, { currency, movements, values }: Ledger, name = 'Fonds'): PositionHolding => ({
  id: `hld-${isin}`,
  fund: fund(name),
  share: { name: 'A', isin },
  currency,
  movements: movements.map((movement, index) => ({
    ...movement,
    id: `${index}`,
    quantity: '1',
    notice: null,
  })),
  values: values.map((one) => ({ ...one, quantity: '1', netAssetValue: one.amount })),
})

const portfolio = (mandate: string | null, holder: string, holdings: PositionHolding[], due = []) => ({
  mandate,
  holder,
  position: { asOf: '2024-01-01', previousVisitOn: null, holdings, due, answers: null },
})

const terms = { scope: 'both', power: 'read', since: '2020-01-01', until: null } as const
const mandates = { held: [{ id: 'mdt-1', holder: 'Société', ...terms }], given: [] }
const lost = { portfolios: [], holdings: [], hasDue: false }
const asked = { date: undefined, today: '2024-01-01', lost }
const isin = 'FR0000000001'

// P-694
it('keeps currencies apart, the one of most holdings first, and holders within them', () => {
  const paid = (currency: string) =>
    ledger([pay('2021-01-01', '100')], [value('2023-01-01', '110')], currency)
  const portfolios = [
    portfolio(null, 'Moi', [holding('US0000000001', paid('USD'))]),
    portfolio('mdt-1', 'Société', [holding(isin, paid('EUR')), holding('FR0000000002', paid('EUR'))]),
  ]
  const { currencies } = toPortfoliosView({ portfolios }, mandates, asked)
  expect(
    currencies.map(({ rows, total }) => [
      total.currency,
      total.value,
      rows.map(({ holder, power }) => [holder, power]),
    ]),
  ).toEqual([
    ['EUR', '220', [['Société', 'read']]],
    ['USD', '110', [['Moi', 'act']]],
  ])
})

it('tells what holders handed over to each other, and leaves it out of the sum', () => {
  const mine = ledger(
    [pay('2021-01-01', '100'), transferOut('2022-01-01', '60')],
    [value('2023-01-01', '55')],
  )
  const theirs = ledger([transferIn('2022-01-01', '60')], [value('2023-01-01', '55')])
  const portfolios = [
    portfolio(null, 'Moi', [holding(isin, mine)]),
    portfolio('mdt-1', 'Société', [holding(isin, theirs)]),
  ]
  const [{ rows, total, transferred } = { rows: [], total: null, transferred: '' }] = toPortfoliosView(
    { portfolios },
    mandates,
    asked,
  ).currencies
  expect([total?.paidIn, total?.received, total?.value, transferred]).toEqual(['100', '0', '110', '60'])
  expect(rows.map(({ figures }) => figures.paidIn)).toEqual(['100', '60'])
})

it('tells of no transfer where a holder has paid and has no value yet', () => {
  const mine = ledger([pay('2021-01-01', '100')], [value('2023-01-01', '110')])
  const theirs = ledger([pay('2023-12-01', '500')], [])
  const portfolios = [
    portfolio(null, 'Moi', [holding(isin, mine)]),
    portfolio('mdt-1', 'Société', [holding('FR0000000002', theirs)]),
  ]
  expect(toPortfoliosView({ portfolios }, mandates, asked).currencies[0]?.transferred).toBeNull()
})

it('names the funds whose ledger contradicts itself, and computes the others', () => {
  const broken = ledger([{ ...pay('2021-01-01', '100'), amount: '-1' }], [])
  const good = ledger([pay('2021-01-01', '100')], [value('2023-01-01', '110')])
  const portfolios = [portfolio(null, 'Moi', [holding(isin, broken, 'Cassé'), holding('FR0000000002', good)])]
  const view = toPortfoliosView({ portfolios }, mandates, asked)
  expect([view.unreadable, view.currencies[0]?.total.value]).toEqual([['Cassé'], '110'])
})
