import type { StoredFundContent } from '../../database/schema/columns.ts'
import type { FundPlan } from '../fund-plan.ts'

/** The three to five people who run the fund. */
export function drawTeam(_plan: FundPlan): StoredFundContent['team'] {
  return []
}
