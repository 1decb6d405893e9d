import type { StoredFundContent } from '../../database/schema/columns.ts'
import type { FundPlan } from '../fund-plan.ts'

/** The terms of the fund, in the order in which its rules give them. */
export function writeTerms(_plan: FundPlan): StoredFundContent['terms'] {
  return []
}
