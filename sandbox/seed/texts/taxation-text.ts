import type { LocalizedText } from '../../database/schema/columns.ts'
import type { FundPlan } from '../fund-plan.ts'
import { writeTaxation } from './short-texts.ts'

/** How income and gains are taxed, with the warning that every tax text carries. */
export function writeTaxationText(plan: FundPlan): LocalizedText {
  return writeTaxation(plan)
}
