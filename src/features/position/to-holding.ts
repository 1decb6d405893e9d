import type { Position, PositionHolding, PositionValue } from '~/contract/product-api/position.schema.ts'
import { type AccountPeriod, capitalAccount } from '~/lib/figures/capital-account.ts'
import { readLedger } from '~/lib/figures/ledger.ts'
import { positionFigures } from '~/lib/figures/position-figures.ts'
import { parsePlainDate } from '~/lib/plain-date.ts'
import type { HoldingAccount, HoldingView, LifeStep, MovementView, ValueView } from './position.schema.ts'
import { timelineOf } from './timeline.ts'
import { sumOf, toAsOf, toHeldFund } from './to-position.ts'

const minus = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

/** Returns the movements with a running uncalled amount, newest first. */
function toMovements({ movements }: PositionHolding): MovementView[] {
  const isCommitted = movements.some(({ effect }) => Number(effect.commitment) !== 0)
  let unfunded = '0'
  const views = movements.map((movement): MovementView => {
    const { id, date, publishedOn, kind, amount, natures, effect, notice } = movement
    unfunded = sumOf([unfunded, effect.commitment, minus(effect.called), effect.recallable])
    return {
      id,
      date,
      publishedOn,
      kind,
      amount,
      commitment: effect.commitment,
      natures,
      recallable: effect.recallable,
      unfundedAfter: isCommitted ? unfunded : null,
      notice: notice ?? null,
    }
  })
  return views.toReversed()
}

const isReplaced = (value: PositionValue, values: readonly PositionValue[]): boolean =>
  values.some(({ date, publishedOn }) => date === value.date && publishedOn > value.publishedOn)

function toValues({ values }: PositionHolding): ValueView[] {
  return values.map((value) => ({ ...value, isReplaced: isReplaced(value, values) })).toReversed()
}

function compute(
  holding: PositionHolding,
  asOf: string,
  period: Exclude<AccountPeriod, 'whole'>,
): HoldingAccount['computed'] {
  const known = readLedger(holding, parsePlainDate(asOf))
  if (typeof known === 'string') return null
  const figures = positionFigures([known])
  if (figures === null) return null
  return {
    figures,
    lines: capitalAccount(known, period).toReversed(),
    whole: capitalAccount(known, 'whole')[0] ?? null,
    timeline: timelineOf([known]),
  }
}

/** The steps of a fund's life in order, as far as their dates are known. */
function lifeOf({ fund }: PositionHolding, asOf: string): LifeStep[] {
  const { launchedOn, subscriptionClosesOn, blockedUntil, endsOn, liquidatedOn } = fund
  const steps: readonly { readonly kind: LifeStep['kind']; readonly date: string | null }[] = [
    { kind: 'subscription', date: launchedOn },
    { kind: 'investment', date: subscriptionClosesOn },
    { kind: 'blocking', date: blockedUntil },
    liquidatedOn === null ? { kind: 'end', date: endsOn } : { kind: 'liquidated', date: liquidatedOn },
  ]
  return steps
    .flatMap(({ kind, date }) => (date === null ? [] : [{ kind, date, isReached: date <= asOf }]))
    .sort((left, right) => (left.date < right.date ? -1 : Number(left.date > right.date)))
}

/** Maps the holdings of one fund to its page; null where nothing of it was held by that day. */
export function toHoldingView(
  position: Position,
  { date, period }: { readonly date: string | undefined; readonly period: 'quarter' | 'year' },
): HoldingView | null {
  const [first] = position.holdings
  if (first === undefined) return null
  return {
    asOf: toAsOf(position, date),
    fund: toHeldFund(first),
    strategy: first.fund.strategy.label,
    assetClass: first.fund.assetClass.label,
    period,
    life: lifeOf(first, position.asOf),
    accounts: position.holdings.map((holding) => ({
      id: holding.id,
      share: holding.share.name,
      isin: holding.share.isin,
      currency: holding.currency,
      quantity: sumOf(holding.movements.map(({ quantity }) => quantity)),
      movements: toMovements(holding),
      values: toValues(holding),
      computed: compute(holding, position.asOf, period),
    })),
  }
}
