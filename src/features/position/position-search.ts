import { day, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Search of pages with figures of one's own: the day as of which they are seen. */
export const positionSearchSchema = searchSchema({ date: day() })

/** Search of a holding's page: the day, and the periods of the capital account. */
export const holdingSearchSchema = searchSchema({
  date: day(),
  period: oneOf(['quarter']),
})

export type PositionSearch = ReturnType<typeof positionSearchSchema.parse>
export type HoldingSearch = ReturnType<typeof holdingSearchSchema.parse>
