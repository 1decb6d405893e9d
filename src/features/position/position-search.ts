import { day, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Search of pages with figures of one's own: the day as of which they are seen. */
export const positionSearchSchema = searchSchema({ date: day() })

/** The movements that make a figure or a column of the capital account (P-711). */
export const movementGroups = [
  ...(['paidIn', 'received', 'unfunded'] as const),
  ...(['payments', 'transfersIn', 'distributions', 'redemptions', 'transfersOut', 'fees'] as const),
] as const

/**
 * Search of a holding's page: the day, the periods of the capital account, and the movements that make a figure, from a
 * day to another.
 */
export const holdingSearchSchema = searchSchema({
  date: day(),
  period: oneOf(['quarter']),
  movements: oneOf(movementGroups),
  from: day(),
  until: day(),
})

export type PositionSearch = ReturnType<typeof positionSearchSchema.parse>
export type HoldingSearch = ReturnType<typeof holdingSearchSchema.parse>
