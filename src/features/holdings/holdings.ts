import type { Holding, Holdings } from '~/contract/product-api/own-funds.schema.ts'
import { holdingFigures } from '~/lib/performance/holding-figures.ts'
import type { FundHoldingView, HoldingsView } from './holdings.schema.ts'

const groupOf = ({ fund, currency }: Holding): string => `${fund.id} ${currency}`

function groupsOf(holdings: readonly Holding[], keyOf: (holding: Holding) => string): Holding[][] {
  const groups = new Map<string, Holding[]>()
  for (const holding of holdings) {
    groups.set(keyOf(holding), [...(groups.get(keyOf(holding)) ?? []), holding])
  }
  return [...groups.values()]
}

function toFundHolding(held: readonly Holding[]): FundHoldingView[] {
  const [first] = held
  if (first === undefined) return []
  const { id, name, slug, status, legalForm } = first.fund
  return [
    {
      fund: { id, name, key: slug, status, legalForm },
      shares: held.map(({ id: holdingId, share, quantity, subscribedOn }) => ({
        id: holdingId,
        name: share.name,
        quantity,
        since: subscribedOn,
      })),
      figures: holdingFigures(held),
    },
  ]
}

/**
 * Maps an investor's holdings to the page's view. Amounts are never added across currencies; a total with
 * an unreadable figure is left out rather than wrong.
 */
export function toHoldingsView({ items }: Holdings): HoldingsView {
  return {
    totals: groupsOf(items, ({ currency }) => currency).flatMap((held) => holdingFigures(held) ?? []),
    funds: groupsOf(items, groupOf).flatMap(toFundHolding),
  }
}
