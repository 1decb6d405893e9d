import type { Position, PositionHolding, PositionValue } from '~/contract/product-api/position.schema.ts'
import { accountStatement, movementAmount, withUnfunded } from '~/lib/figures/account-statement.ts'
import type { AccountPeriod } from '~/lib/figures/capital-account.ts'
import { sumOf } from '~/lib/performance/exact-decimal.ts'
import { parsePlainDate } from '~/lib/plain-date.ts'
import type { HoldingAccount, HoldingView, LifeStep, MovementView, ValueView } from './position.schema.ts'
import { timelineOf } from './timeline.ts'
import { toAsOf, toHeldFund } from './to-position.ts'

/** Returns the movements with a running uncalled amount, newest first. */
function toMovements({ movements }: PositionHolding): MovementView[] {
  const views = withUnfunded(movements).map((movement): MovementView => {
    const { date, effect, id, kind, natures, notice, publishedOn, quantity, unfundedAfter } = movement
    return {
      id,
      date,
      publishedOn,
      kind,
      amount: movementAmount(movement),
      commitment: effect.commitment,
      called: effect.called,
      natures,
      quantity,
      recallable: effect.recallable,
      unfundedAfter,
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
  const statement = accountStatement(holding, { asOf: parsePlainDate(asOf), period })
  if (statement === null) return null
  const { figures, known, lines, whole } = statement
  return { figures, lines: lines.toReversed(), whole, timeline: timelineOf([known]) }
}

/** The steps of a fund's life in order, as far as their dates are known. */
function lifeOf({ fund }: PositionHolding, asOf: string): LifeStep[] {
  const { launchedOn, subscriptionClosesOn, blockedUntil, endsOn } = fund
  // A liquidation to come is no fact yet: on a past day nobody knew of it.
  const liquidatedOn = fund.liquidatedOn !== null && fund.liquidatedOn <= asOf ? fund.liquidatedOn : null
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

type Asked = {
  readonly date: string | undefined
  readonly period: 'quarter' | 'year'
  /** Holdings of the fund that could not be read. */
  readonly lost?: HoldingView['lost']
}

/** Maps the holdings of one fund to its page; null where nothing of it was held by that day, or can be read. */
export function toHoldingView(position: Position, { date, period, lost = [] }: Asked): HoldingView | null {
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
    lost,
  }
}
