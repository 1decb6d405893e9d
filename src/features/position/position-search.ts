import { day, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Search of pages with figures of one's own: the day as of which they are seen. */
export const positionSearchSchema = searchSchema({ date: day() })

/** The movements that make a figure or a column of the capital account (P-711). */
export const movementGroups = [
  ...(['paidIn', 'received', 'unfunded'] as const),
  ...(['payments', 'transfersIn', 'distributions', 'redemptions', 'transfersOut', 'fees'] as const),
] as const

/** Parts of a holding's page that are open when a figure leads to them (P-859). */
const openedParts = ['values', 'tvpi'] as const

export type OpenedPart = (typeof openedParts)[number]

/**
 * Search of a holding's page: the day, the periods of the capital account, the movements that make a figure, from a day
 * to another, and the part that is open.
 */
export const holdingSearchSchema = searchSchema({
  date: day(),
  period: oneOf(['quarter']),
  movements: oneOf(movementGroups),
  from: day(),
  until: day(),
  show: oneOf(openedParts),
})

export type PositionSearch = ReturnType<typeof positionSearchSchema.parse>
export type HoldingSearch = ReturnType<typeof holdingSearchSchema.parse>
