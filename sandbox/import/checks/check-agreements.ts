import { headerOf } from '../parse-sheet.ts'
import type { Plan, PlannedRow, SheetPlan } from '../plan.ts'
import { type Fault, faultOf } from '../report/fault.ts'
import { sheetOf } from '../sheets/index.ts'
import { listedKeys, readableKey } from '../sheets/sheet.ts'
import { faultAt, plannedRows, planOf } from './fault-at.ts'

/** Reports shares of an agreement that nobody knows, or that are another fund's. */
function checkShares({ after, sheets }: Plan, plan: SheetPlan, { line, row }: PlannedRow): Fault[] {
  const { file, language, sheet } = plan.given
  const unread = planOf(sheets, 'shares')?.given.unread
  return listedKeys(row.shares).flatMap((share) => {
    const found = after.shares.get(share)
    const place = { line, column: headerOf(sheet, 'shares', language), value: share }
    if (found !== undefined && found.fund !== row.fund)
      return [faultOf(file, 'share_of_other_fund', { ...place, detail: { fund: found.fund ?? '' } })]
    if (found !== undefined || unread?.has(share) === true) return []
    const detail = { sheet: sheetOf('shares').title[language] }
    return [faultOf(file, 'reference_unknown', { ...place, detail })]
  })
}

function checkDays(plan: SheetPlan, planned: PlannedRow): Fault[] {
  const { since = null, until = null } = planned.row
  return since !== null && until !== null && until < since
    ? [faultAt(plan, planned, ['ends_early', ['until']], { detail: { since } })]
    : []
}

/** Reports shares that the import would remove although an agreement names them: it would lose a term unseen. */
function checkRemovedShares({ after, sheets }: Plan): Fault[] {
  const shares = planOf(sheets, 'shares')
  if (shares === undefined || shares.missing.length === 0) return []
  const removed = new Set(shares.missing)
  return [...after.agreements].flatMap(([key, row]) =>
    listedKeys(row.shares)
      .filter((share) => removed.has(share))
      .map((value) => {
        const detail = { agreement: readableKey(key) }
        return faultOf(shares.given.file, 'share_in_agreement', { value, detail })
      }),
  )
}

/**
 * Checks that agreements are in the order of their days, and name shares of their fund (P-789) that the import does not
 * remove (P-790).
 */
export function checkAgreements(plan: Plan): Fault[] {
  const ofRows = plannedRows(plan.sheets, 'agreements').flatMap(([sheet, planned]) => [
    ...checkDays(sheet, planned),
    ...checkShares(plan, sheet, planned),
  ])
  return plan.isPruning ? [...ofRows, ...checkRemovedShares(plan)] : ofRows
}
