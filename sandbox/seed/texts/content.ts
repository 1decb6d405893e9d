import type { StoredFundContent } from '../../database/schema/columns.ts'
import type { FundPlan } from '../fund-plan.ts'
import type { Periodicity } from '../share-series.ts'
import { writeStrategy } from './strategy-text.ts'
import { writeTaxationText } from './taxation-text.ts'
import { drawTeam } from './team.ts'
import { writeTerms } from './terms.ts'
import { writeValuationText } from './valuation-text.ts'

/** Writes all editorial content of a fund. */
export function writeContent(plan: FundPlan, periodicity: Periodicity): StoredFundContent {
  return {
    strategyText: writeStrategy(plan),
    valuationText: writeValuationText(plan, periodicity),
    taxationText: writeTaxationText(plan),
    team: drawTeam(plan),
    terms: writeTerms(plan, periodicity),
  }
}
