import type { LocalizedText } from '../../database/schema/columns.ts'
import type { FundPlan } from '../fund-plan.ts'
import { writeSummary } from './short-texts.ts'

/** How and when the shares are valued. */
export function writeValuationText(plan: FundPlan): LocalizedText {
  return writeSummary(plan)
}
