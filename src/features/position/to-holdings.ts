import type { Holding, Holdings } from '~/contract/product-api/own-funds.schema.ts'
import type { Position } from '~/contract/product-api/position.schema.ts'
import { type KnownLedger, type LedgerFault, type Movement, readLedger } from '~/lib/figures/ledger.ts'
import { positionFigures } from '~/lib/figures/position-figures.ts'
import { readDecimal, sumOf, writeDecimal } from '~/lib/performance/exact-decimal.ts'
import { parsePlainDate } from '~/lib/plain-date.ts'
import type { FundHolding, HeldFund, HoldingsView } from './position.schema.ts'
import { toHeldFund } from './to-position.ts'

/** Shares of one class that are held, from either call of the product API. */
export type HeldShare = {
  readonly id: string
  readonly fund: HeldFund
  readonly share: string
  readonly currency: string
  readonly quantity: string
  /** Day of the first movement or of the subscription; null if neither is known. */
  readonly since: string | null
  readonly ledger: KnownLedger | LedgerFault
}

/** The holdings of a position, with the movements and values that were known on its day. */
export function sharesOfPosition({ asOf, holdings }: Position): HeldShare[] {
  const day = parsePlainDate(asOf)
  return holdings.map((holding) => ({
    id: holding.id,
    fund: toHeldFund(holding),
    share: holding.share.name,
    currency: holding.currency,
    quantity: sumOf(holding.movements.map(({ quantity }) => quantity)),
    since: holding.movements[0]?.date ?? null,
    ledger: readLedger(holding, day),
  }))
}

const noEffect = { commitment: '0', called: '0', recallable: '0' }

const movementsAs = (kind: 'payment' | 'distribution', amounts: Holding['payments']): Movement[] =>
  amounts.map(({ amount, date }) => ({
    kind,
    date,
    publishedOn: date,
    amount,
    natures: null,
    effect: noEffect,
  }))

/** What the list of holdings tells of one, as a ledger: payments, distributions, and the last value. */
function ledgerOf({
  currency,
  distributions,
  payments,
  quantity,
  valuation,
}: Holding): KnownLedger | LedgerFault {
  const shares = readDecimal(quantity)
  const netAssetValue = readDecimal(valuation?.netAssetValue)
  if (shares === null || (valuation !== null && netAssetValue === null)) return 'unreadable'
  const amount = netAssetValue === null ? null : writeDecimal(shares.times(netAssetValue))
  const values =
    valuation === null || amount === null
      ? []
      : [{ date: valuation.date, publishedOn: valuation.date, amount }]
  const movements = [...movementsAs('payment', payments), ...movementsAs('distribution', distributions)]
  return readLedger({ currency, movements, values }, null)
}

/** The holdings of the list of holdings, for an API without positions. */
export function sharesOfHoldings({ items }: Holdings): HeldShare[] {
  return items.map((holding) => {
    const { id, legalForm, name, slug, status } = holding.fund
    return {
      id: holding.id,
      fund: { id, key: slug, legalForm, name, status },
      share: holding.share.name,
      currency: holding.currency,
      quantity: holding.quantity,
      since: holding.subscribedOn,
      ledger: ledgerOf(holding),
    }
  })
}

/** Figures of shares of one currency; null with an unreadable one, as no figure is better than a wrong one. */
function figuresOf(shares: readonly HeldShare[]) {
  const ledgers = shares.flatMap(({ ledger }) => (typeof ledger === 'string' ? [] : [ledger]))
  return ledgers.length < shares.length ? null : positionFigures(ledgers)
}

function toFund(shares: readonly HeldShare[]): FundHolding[] {
  const [first] = shares
  if (first === undefined) return []
  return [
    {
      fund: first.fund,
      currency: first.currency,
      shares: shares.map(({ id, quantity, share, since }) => ({ id, name: share, quantity, since })),
      figures: figuresOf(shares),
    },
  ]
}

/** Groups shares by fund, with a total for each currency: amounts of several currencies are never added up (P-196). */
export function toHoldingsView(shares: readonly HeldShare[]): Pick<HoldingsView, 'funds' | 'totals'> {
  const funds = Map.groupBy(shares, ({ currency, fund }) => `${fund.id} ${currency}`)
  const currencies = Map.groupBy(shares, ({ currency }) => currency)
  return {
    totals: [...currencies.values()].flatMap((some) => figuresOf(some) ?? []),
    funds: [...funds.values()].flatMap(toFund),
  }
}
