import type { Position, PositionHolding } from '~/contract/product-api/position.schema.ts'
import { type KnownLedger, readLedger } from '~/lib/figures/ledger.ts'
import { positionFigures } from '~/lib/figures/position-figures.ts'
import { divide, writeDecimal, zero } from '~/lib/performance/exact-decimal.ts'
import { fieldsOf, parsePlainDate } from '~/lib/plain-date.ts'
import type {
  AllocationKind,
  AllocationPart,
  AsOf,
  ComingDate,
  CurrencyPosition,
  DueView,
  HeldFund,
  HoldingRow,
  PositionNews,
  PositionView,
} from './position.schema.ts'
import { timelineOf } from './timeline.ts'

const mostNews = 8
const mostComing = 6

type Held = { readonly holding: PositionHolding; readonly known: KnownLedger }

/** The fund as pages name it. */
export function toHeldFund({ fund: { id, slug, name, status, legalForm } }: PositionHolding): HeldFund {
  return { id, key: slug, name, status, legalForm }
}

/** Returns the day of the product API's response. */
export const toAsOf = ({ asOf }: Position, asked: string | undefined): AsOf => ({
  day: asOf,
  isPast: asked !== undefined,
})

function toRow({ holding, known }: Held): HoldingRow[] {
  const figures = positionFigures([known])
  if (figures === null) return []
  return [{ id: holding.id, fund: toHeldFund(holding), share: holding.share.name, figures }]
}

function labelOf({ fund }: PositionHolding, kind: AllocationKind): string {
  if (kind !== 'vintage') return fund[kind].label
  const launchedOn = parsePlainDate(fund.launchedOn)
  return launchedOn === null ? '' : String(fieldsOf(launchedOn).year)
}

/** The value by label, the largest part first; vintages by year. */
function allocationBy(held: readonly Held[], kind: AllocationKind): AllocationPart[] {
  const byLabel = new Map<string, typeof zero>()
  for (const { holding, known } of held) {
    const label = labelOf(holding, kind)
    const value = known.values.at(-1)?.amount ?? zero
    if (value.gt(zero)) byLabel.set(label, (byLabel.get(label) ?? zero).plus(value))
  }
  const total = [...byLabel.values()].reduce((sum, value) => sum.plus(value), zero)
  const parts = [...byLabel].map(([label, value]) => ({ label, value, ratio: divide(value, total) ?? zero }))
  parts.sort((left, right) =>
    kind === 'vintage' ? Number(left.label) - Number(right.label) : right.value.cmp(left.value),
  )
  return parts.map(({ label, value, ratio }) => ({
    label,
    value: writeDecimal(value),
    ratio: writeDecimal(ratio),
  }))
}

function toCurrency(held: readonly Held[]): CurrencyPosition[] {
  const ledgers = held.map(({ known }) => known)
  const figures = positionFigures(ledgers)
  if (figures === null) return []
  return [
    {
      figures,
      rows: held.flatMap(toRow),
      allocation: {
        strategy: allocationBy(held, 'strategy'),
        assetClass: allocationBy(held, 'assetClass'),
        vintage: allocationBy(held, 'vintage'),
      },
      timeline: timelineOf(ledgers),
    },
  ]
}

/** The currency with the largest number of holdings first. */
function byCurrency(held: readonly Held[]): Held[][] {
  const groups = new Map<string, Held[]>()
  for (const one of held) {
    const { currency } = one.holding
    groups.set(currency, [...(groups.get(currency) ?? []), one])
  }
  return [...groups.values()].sort((left, right) => right.length - left.length)
}

const latestFirst = (left: PositionNews, right: PositionNews): number =>
  left.publishedOn === right.publishedOn ? 0 : left.publishedOn < right.publishedOn ? 1 : -1

function newsOf(holding: PositionHolding, since: string): PositionNews[] {
  const { currency, movements, values } = holding
  const fund = { id: holding.fund.id, name: holding.fund.name }
  const isNew = ({ publishedOn }: { readonly publishedOn: string }) => publishedOn > since
  const moved = movements.filter(isNew).map(({ kind, date, publishedOn, amount }) => {
    return { kind, date, publishedOn, fund, amount, currency }
  })
  const valued = values.filter(isNew).map(({ date, publishedOn, amount }): PositionNews => {
    const isRestated = values.some((other) => other.date === date && other.publishedOn < publishedOn)
    return { kind: isRestated ? 'restated' : 'value', date, publishedOn, fund, amount, currency }
  })
  return [...moved, ...valued]
}

function comingDates({ fund }: PositionHolding, today: string): ComingDate[] {
  if (fund.status === 'liquidation') return []
  const dates = [
    { kind: 'subscriptionEnd', date: fund.status === 'open' ? fund.subscriptionClosesOn : null },
    { kind: 'blockingEnd', date: fund.blockedUntil },
    { kind: 'end', date: fund.endsOn },
  ] as const
  return dates.flatMap(({ kind, date }) =>
    date !== null && date > today ? [{ kind, date, fund: { id: fund.id, name: fund.name } }] : [],
  )
}

/** Returns the due items, earliest first; null if unknown. */
function toDue({ due }: Position): DueView[] | null {
  return due?.toSorted((left, right) => (left.date < right.date ? -1 : 1)) ?? null
}

/**
 * Maps a position to the home page's view. Currencies are never added up; a holding whose ledger is contradictory is
 * named and left out of every figure.
 */
export function toPositionView(position: Position, asked: string | undefined): PositionView {
  const asOf = toAsOf(position, asked)
  const day = parsePlainDate(position.asOf)
  const read = position.holdings.map((holding) => ({ holding, known: readLedger(holding, day) }))
  const held = read.flatMap(({ holding, known }) => (typeof known === 'string' ? [] : [{ holding, known }]))
  const since = position.previousVisitOn ?? position.asOf
  const funds = new Map(position.holdings.map((holding) => [holding.fund.id, holding]))
  return {
    asOf,
    previousVisitOn: position.previousVisitOn,
    currencies: byCurrency(held).flatMap(toCurrency),
    news: position.holdings
      .flatMap((holding) => newsOf(holding, since))
      .sort(latestFirst)
      .slice(0, mostNews),
    coming: [...funds.values()]
      .flatMap((holding) => comingDates(holding, position.asOf))
      .sort((left, right) => (left.date < right.date ? -1 : 1))
      .slice(0, mostComing),
    due: toDue(position),
    answers: position.answers ?? [],
    unreadable: read.flatMap(({ holding, known }) =>
      typeof known === 'string' ? [toHeldFund(holding)] : [],
    ),
  }
}
