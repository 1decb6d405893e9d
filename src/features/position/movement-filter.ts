import { directionOf, type MovementKind } from '~/lib/figures/ledger.ts'
import { sumOf } from '~/lib/performance/exact-decimal.ts'
import type { MovementView } from './position.schema.ts'
import type { HoldingSearch, movementGroups } from './position-search.ts'

export type MovementGroup = (typeof movementGroups)[number]

/** Movements of a group between two days, each included; null for no limit. */
export type MovementFilter = {
  readonly group: MovementGroup
  readonly from: string | null
  readonly until: string | null
}

const kindOf: Readonly<Partial<Record<MovementGroup, MovementKind>>> = {
  payments: 'payment',
  transfersIn: 'transfer_in',
  distributions: 'distribution',
  redemptions: 'redemption',
  transfersOut: 'transfer_out',
  fees: 'fee',
}

function isOfGroup({ called, commitment, kind, recallable }: MovementView, group: MovementGroup): boolean {
  if (group === 'paidIn') return directionOf(kind) === 1
  if (group === 'received') return directionOf(kind) === -1
  if (group === 'unfunded') return [called, commitment, recallable].some((amount) => Number(amount) !== 0)
  return kind === kindOf[group]
}

/** Reads the filter of a holding's page from its address; null for all movements. */
export function movementFilterOf({ from, movements, until }: HoldingSearch): MovementFilter | null {
  return movements === undefined ? null : { group: movements, from: from ?? null, until: until ?? null }
}

/** Returns the movements of a filter, and their sum; the sum is null where they only change the commitment. */
export function filterMovements(
  movements: readonly MovementView[],
  { from, group, until }: MovementFilter,
): { readonly movements: readonly MovementView[]; readonly total: string | null } {
  const found = movements.filter(
    (movement) =>
      isOfGroup(movement, group) &&
      (from === null || movement.date >= from) &&
      (until === null || movement.date <= until),
  )
  return { movements: found, total: group === 'unfunded' ? null : sumOf(found.map(({ amount }) => amount)) }
}
