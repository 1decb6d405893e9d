import type { ConsolidatedPosition, Mandates } from '~/contract/product-api/mandate.schema.ts'
import type { PositionHolding } from '~/contract/product-api/position.schema.ts'
import { consolidateLedgers, type HeldLedger } from '~/lib/figures/consolidated-ledgers.ts'
import { readLedger } from '~/lib/figures/ledger.ts'
import { positionFigures } from '~/lib/figures/position-figures.ts'
import { writeDecimal, zero } from '~/lib/performance/exact-decimal.ts'
import { parsePlainDate } from '~/lib/plain-date.ts'
import type { PortfolioCurrency, PortfolioDue, PortfolioRow, PortfoliosView } from './portfolios.schema.ts'

type Portfolio = ConsolidatedPosition['portfolios'][number]
type Held = HeldLedger & Pick<Portfolio, 'mandate'> & { readonly name: string }

/** Names a holder within the portfolios. The user's own has no mandate. */
const holderKey = ({ mandate }: Portfolio): string => mandate ?? 'own'

const shareKey = ({ fund, share }: PositionHolding): string => share.isin ?? `${fund.id} ${share.name}`

function read(portfolio: Portfolio) {
  const { holder: name, mandate, position } = portfolio
  const day = parsePlainDate(position.asOf)
  return position.holdings.map((holding) => {
    const ledger = readLedger(holding, day)
    return typeof ledger === 'string'
      ? { unreadable: holding.fund.name }
      : { held: { holder: holderKey(portfolio), name, mandate, share: shareKey(holding), ledger } }
  })
}

type PowerOf = (mandate: string | null) => 'read' | 'act'

function toRows(held: readonly Held[], powerOf: PowerOf): PortfolioRow[] {
  const holders = Map.groupBy(held, ({ holder }) => holder)
  return [...holders.values()].flatMap((some) => {
    const figures = positionFigures(some.map(({ ledger }) => ledger))
    const [first] = some
    return figures === null || first === undefined
      ? []
      : [{ mandate: first.mandate, holder: first.name, power: powerOf(first.mandate), figures }]
  })
}

function toCurrency(held: readonly Held[], powerOf: PowerOf): PortfolioCurrency[] {
  const { ledgers, transferred } = consolidateLedgers(held)
  const total = positionFigures(ledgers)
  if (total === null) return []
  const amount = transferred.eq(zero) ? null : writeDecimal(transferred)
  return [{ total, rows: toRows(held, powerOf), transferred: amount }]
}

function toDue({ holder, mandate, position }: Portfolio, powerOf: PowerOf): PortfolioDue[] {
  return (position.due ?? []).map((item) => ({ holder, mandate, power: powerOf(mandate), item }))
}

/** Maps consolidated positions and mandates to the page's view. Currencies are never added up. */
export function toPortfoliosView(
  { portfolios }: ConsolidatedPosition,
  { given, held: mandates }: Mandates,
  asked: {
    readonly date: string | undefined
    readonly today: string
    readonly lost: PortfoliosView['lost']
  },
): PortfoliosView {
  const powerOf: PowerOf = (id) => mandates.find((mandate) => mandate.id === id)?.power ?? 'act'
  const all = portfolios.flatMap(read)
  const held = all.flatMap((one) => one.held ?? [])
  const currencies = [...Map.groupBy(held, ({ ledger }) => ledger.currency).values()]
  return {
    asOf: { day: portfolios[0]?.position.asOf ?? asked.today, isPast: asked.date !== undefined },
    currencies: currencies
      .toSorted((one, other) => other.length - one.length)
      .flatMap((some) => toCurrency(some, powerOf)),
    due: portfolios
      .flatMap((portfolio) => toDue(portfolio, powerOf))
      .toSorted((one, other) => (one.item.date < other.item.date ? -1 : 1)),
    unreadable: all.flatMap((one) => one.unreadable ?? []),
    lost: asked.lost,
    held: mandates,
    given,
  }
}
