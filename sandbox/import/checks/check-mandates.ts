import { mostMandates } from '../../../src/contract/product-api/mandate.schema.ts'
import { personTypes } from '../../product/users/person-types.ts'
import type { Plan, PlannedRow, SheetPlan } from '../plan.ts'
import type { Fault } from '../report/fault.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { faultAt, plannedRows } from './fault-at.ts'

function checkMandate({ after }: Plan, plan: SheetPlan, planned: PlannedRow): Fault[] {
  const { row } = planned
  const ofPartners = ['person', 'holder'].filter((column) => {
    const type = after.people.get(row[column] ?? '')?.type ?? ''
    return personTypes[type]?.role === 'partner_user'
  })
  const faults = ofPartners.map((column) => faultAt(plan, planned, ['mandate_of_partner', [column]]))
  if (row.person === row.holder) faults.push(faultAt(plan, planned, ['mandate_of_holder', ['holder']]))
  const { since = null, until = null } = row
  if (since !== null && until !== null && until < since)
    faults.push(faultAt(plan, planned, ['ends_early', ['until']], { detail: { since } }))
  return faults
}

const isNotOver = ({ until = null }: SheetRow, today: string): boolean => until === null || until >= today

/** Reports the last row of each person who would have more mandates than one may have. */
function checkLimits({ sheets, after }: Plan, today: string): Fault[] {
  const counts = new Map<string, number>()
  for (const row of after.mandates.values())
    if (isNotOver(row, today)) counts.set(row.person ?? '', (counts.get(row.person ?? '') ?? 0) + 1)
  const rows = plannedRows(sheets, 'mandates').filter(([, { row }]) => isNotOver(row, today))
  const last = new Map(rows.map((row) => [row[1].row.person ?? '', row] as const))
  return [...last].flatMap(([person, [plan, planned]]) => {
    const count = counts.get(person) ?? 0
    const detail = { count: String(count), maximum: String(mostMandates) }
    return count > mostMandates ? [faultAt(plan, planned, ['mandates_too_many', ['person']], { detail })] : []
  })
}

/** Checks that mandates are between two investors, in the order of their days, and no more than a person may have. */
export function checkMandates(plan: Plan, today: string): Fault[] {
  const faults = plannedRows(plan.sheets, 'mandates').flatMap(([sheet, planned]) =>
    checkMandate(plan, sheet, planned),
  )
  return [...faults, ...checkLimits(plan, today)]
}
