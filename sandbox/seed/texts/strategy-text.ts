import type { LocalizedText } from '../../database/schema/columns.ts'
import type { FundPlan } from '../fund-plan.ts'
import { writeSummary } from './short-texts.ts'

/** How the fund invests, in a few paragraphs of Markdown. */
export function writeStrategy(plan: FundPlan): LocalizedText {
  return writeSummary(plan)
}
