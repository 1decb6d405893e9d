import type { Plan } from '../plan.ts'
import type { Fault } from '../report/fault.ts'
import type { SheetName } from '../sheets/sheet.ts'
import { readableKey } from '../sheets/sheet.ts'
import { faultAt, plannedRows } from './fault-at.ts'

/** Columns with unique values, besides the keys. */
const unique = [
  ['funds', 'name'],
  ['funds', 'address_fr'],
  ['funds', 'address_en'],
  ['shares', 'isin'],
] as const satisfies readonly (readonly [SheetName, string])[]

/** Reports each row whose value another row of the sheet has, in the folder or in the database. */
function checkUnique({ sheets, after }: Plan): Fault[] {
  return unique.flatMap(([name, column]) => {
    const owners = new Map<string, string>()
    for (const [key, row] of after[name]) {
      const value = row[column] ?? null
      if (value !== null && !owners.has(value)) owners.set(value, key)
    }
    return plannedRows(sheets, name).flatMap(([plan, planned]) => {
      const owner = owners.get(planned.row[column] ?? '')
      const own = plan.given.sheet.key.map((part) => planned.row[part]).join(' / ')
      if (owner === undefined || readableKey(owner) === own) return []
      const detail = { other: readableKey(owner) }
      return [faultAt(plan, planned, ['value_taken', [column]], { detail })]
    })
  })
}

/** Requires the liquidation day of liquidated funds, and of no others. */
function checkLiquidation({ sheets }: Plan): Fault[] {
  return plannedRows(sheets, 'funds').flatMap(([plan, planned]) => {
    const isLiquidated = planned.row.status === 'liquidation'
    const hasDay = (planned.row.liquidated_on ?? null) !== null
    if (isLiquidated === hasDay) return []
    const code = isLiquidated ? 'liquidation_date_missing' : 'liquidation_date_unexpected'
    return [faultAt(plan, planned, [code, ['liquidated_on']])]
  })
}

/** Requires that a share stays in its fund: holdings refer to both. */
function checkFundOfShares({ sheets, stored }: Plan): Fault[] {
  return plannedRows(sheets, 'shares').flatMap(([plan, planned]) => {
    const old = stored.rows.shares.get(planned.row.share ?? '')
    if (old === undefined || old.fund === planned.row.fund) return []
    const detail = { fund: old.fund ?? '' }
    return [faultAt(plan, planned, ['value_in_other_fund', ['fund']], { detail })]
  })
}

/** Checks the consistency of funds and shares. */
export function checkFunds(plan: Plan): Fault[] {
  return [...checkUnique(plan), ...checkLiquidation(plan), ...checkFundOfShares(plan)]
}
