import type { Position, PositionHolding, PositionNotice } from '~/contract/product-api/position.schema.ts'
import type { AsOf } from '~/lib/as-of.ts'
import { type KnownLedger, readLedger } from '~/lib/figures/ledger.ts'
import { positionFigures } from '~/lib/figures/position-figures.ts'
import { divide, writeDecimal, zero } from '~/lib/performance/exact-decimal.ts'
import { fieldsOf, parsePlainDate } from '~/lib/plain-date.ts'
import type {
  AllocationKind,
  AllocationPart,
  ComingDate,
  CurrencyPosition,
  DueView,
  HeldFund,
  HoldingRow,
  LedgerNews,
  LostParts,
  PositionNews,
  PositionView,
} from './position.schema.ts'
import { timelineOf } from './timeline.ts'

const mostNews = 100

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

function ledgerNews(holding: PositionHolding, since: string): LedgerNews[] {
  const { currency, movements, values } = holding
  const fund = { id: holding.fund.id, name: holding.fund.name }
  const isNew = ({ publishedOn }: { readonly publishedOn: string }) => publishedOn > since
  const moved = movements.filter(isNew).map(({ kind, date, publishedOn, amount }) => {
    return { kind, date, publishedOn, fund, amount, currency }
  })
  const valued = values.filter(isNew).map(({ date, publishedOn, amount }): LedgerNews => {
    const isRestated = values.some((other) => other.date === date && other.publishedOn < publishedOn)
    return { kind: isRestated ? 'restated' : 'value', date, publishedOn, fund, amount, currency }
  })
  return [...moved, ...valued]
}

const noticeKinds = { call: 'callNotice', distribution: 'distributionNotice' } as const

function toNotice({ amount, currency, dueOn, fund, notice, noticeKind, number }: PositionNotice) {
  return { kind: noticeKinds[noticeKind], date: dueOn, fund, notice, number, amount, currency }
}

/** What became known since the last visit, the latest first. */
function toNews({ documents, holdings, notices }: Position, since: string): PositionNews[] {
  const announced = (notices ?? []).filter(({ announcedOn }) => announcedOn > since)
  return [
    ...holdings.flatMap((holding) => ledgerNews(holding, since)),
    ...announced.map((notice) => ({ ...toNotice(notice), publishedOn: notice.announcedOn })),
    ...(documents ?? []).map((document) => ({ kind: 'document' as const, ...document })),
  ]
    .sort(latestFirst)
    .slice(0, mostNews)
}

/** The next dates of the funds, and of the calls and distributions that are not paid. */
function toComing({ asOf, holdings, notices }: Position): ComingDate[] {
  const funds = new Map(holdings.map((holding) => [holding.fund.id, holding]))
  const open = (notices ?? []).filter(({ dueOn, isPaid }) => !isPaid && dueOn >= asOf)
  const dates = [
    ...[...funds.values()].flatMap((holding) => comingDates(holding, asOf)),
    ...open.map(toNotice),
  ]
  return dates.sort((left, right) => (left.date < right.date ? -1 : 1))
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

const noneLost: LostParts = { holdings: [], hasDue: false }

/**
 * Maps a position to the home page's view. Currencies are never added up; a holding whose ledger is contradictory is
 * named and left out of every figure, as are the `lost` ones, which could not be read.
 */
export function toPositionView(
  position: Position,
  asked: string | undefined,
  lost: LostParts = noneLost,
): PositionView {
  const asOf = toAsOf(position, asked)
  const day = parsePlainDate(position.asOf)
  const read = position.holdings.map((holding) => ({ holding, known: readLedger(holding, day) }))
  const held = read.flatMap(({ holding, known }) => (typeof known === 'string' ? [] : [{ holding, known }]))
  const since = position.previousVisitOn ?? position.asOf
  return {
    asOf,
    previousVisitOn: position.previousVisitOn,
    currencies: byCurrency(held).flatMap(toCurrency),
    news: toNews(position, since),
    coming: toComing(position),
    due: toDue(position),
    answers: position.answers ?? [],
    unreadable: read.flatMap(({ holding, known }) =>
      typeof known === 'string' ? [toHeldFund(holding)] : [],
    ),
    lost,
  }
}
