import { headerOf } from '../parse-sheet.ts'
import type { PlannedRow, SheetPlan } from '../plan.ts'
import { type Fault, type FaultCode, faultOf, type Severity } from '../report/fault.ts'
import type { SheetName } from '../sheets/sheet.ts'

type Choices = { readonly severity?: Severity; readonly detail?: Readonly<Record<string, string>> }

/** Builds a fault of a row's cells in the folder. */
export function faultAt(
  { given }: SheetPlan,
  { line, row }: PlannedRow,
  [code, columns]: readonly [FaultCode, readonly string[]],
  choices: Choices = {},
): Fault {
  const column = columns.map((name) => headerOf(given.sheet, name, given.language)).join(' / ')
  const value = columns.map((name) => row[name] ?? '').join(' / ')
  return faultOf(given.file, code, { line, column, value, ...choices })
}

/** Finds the plan of a sheet; undefined when the folder has none. */
export const planOf = (sheets: readonly SheetPlan[], name: SheetName): SheetPlan | undefined =>
  sheets.find(({ given }) => given.sheet.name === name)

/** Returns the rows of a sheet in the folder. */
export function plannedRows(
  sheets: readonly SheetPlan[],
  name: SheetName,
): readonly (readonly [SheetPlan, PlannedRow])[] {
  const plan = planOf(sheets, name)
  return plan === undefined ? [] : [...plan.rows.values()].map((row) => [plan, row] as const)
}
