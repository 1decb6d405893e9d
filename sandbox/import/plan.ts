import type { GivenSheet } from './parse-sheet.ts'
import type { SheetChanges } from './report/print-report.ts'
import { keyOf, type Sheet, type SheetName, type SheetRow } from './sheets/sheet.ts'
import type { Stored, World } from './store/stored-rows.ts'

/** A completed row of the folder, with its line and its difference from the stored one. */
export type PlannedRow = {
  readonly line: number
  readonly row: SheetRow
  readonly change: 'added' | 'changed' | 'unchanged'
}

/** Changes to one sheet. `missing`: keys that are in the database but not in the folder. */
export type SheetPlan = {
  readonly given: GivenSheet
  readonly rows: ReadonlyMap<string, PlannedRow>
  readonly missing: readonly string[]
}

/** Changes of an import. `after` is the resulting state. */
export type Plan = {
  readonly sheets: readonly SheetPlan[]
  readonly stored: Stored
  readonly after: World
  readonly isPruning: boolean
}

const emptyRow = (sheet: Sheet): SheetRow =>
  Object.fromEntries(Object.keys(sheet.columns).map((name) => [name, null]))

/** Values compared besides the columns: the content of a document's file. */
const hidden: Partial<Record<SheetName, readonly string[]>> = { documents: ['sha256'] }

function comparedColumns(sheet: Sheet): readonly string[] {
  return [...Object.keys(sheet.columns), ...(hidden[sheet.name] ?? [])]
}

/** The stored cells of immutable columns that are empty in a row. */
function keptCells({ columns }: Sheet, row: SheetRow, old: SheetRow): SheetRow {
  const kept = Object.entries(columns).filter(
    ([name, { isImmutable }]) => isImmutable === true && (row[name] ?? null) === null,
  )
  return Object.fromEntries(kept.map(([name]) => [name, old[name] ?? null]))
}

/**
 * Completes rows: columns missing from the file keep their stored value, or are empty in a new row. So do empty cells of
 * immutable columns.
 */
function completedRows(given: GivenSheet, stored: ReadonlyMap<string, SheetRow>): readonly SheetRow[] {
  const { sheet } = given
  const empty = emptyRow(sheet)
  const merged = given.rows.map(({ row }) => {
    const old = stored.get(keyOf(row, sheet.key)) ?? empty
    return { ...old, ...row, ...keptCells(sheet, row, old) }
  })
  return sheet.complete(merged)
}

function planSheet(given: GivenSheet, stored: ReadonlyMap<string, SheetRow>): SheetPlan {
  const { sheet } = given
  const columns = comparedColumns(sheet)
  const rows = new Map<string, PlannedRow>()
  for (const [index, row] of completedRows(given, stored).entries()) {
    const key = keyOf(row, sheet.key)
    const old = stored.get(key)
    const isEqual = old !== undefined && columns.every((name) => (old[name] ?? null) === (row[name] ?? null))
    const change = old === undefined ? 'added' : isEqual ? 'unchanged' : 'changed'
    rows.set(key, { line: given.rows[index]?.line ?? 0, row, change })
  }
  return {
    given,
    rows,
    missing: [...stored.keys()].filter((key) => !rows.has(key) && !given.unread.has(key)),
  }
}

/** Sheets whose rows are stored as one list of their fund. */
const ranked: ReadonlySet<SheetName> = new Set(['managers', 'terms', 'portfolio'])

/** Moves rows missing from the folder behind the others, which keep the positions given in the folder. */
function moveToEnd(rows: Map<string, SheetRow>, key: string): void {
  const row = rows.get(key)
  if (row !== undefined) rows.set(key, { ...row, position: String(1000 + Number(row.position)) })
}

function worldAfter(stored: World, sheets: readonly SheetPlan[], isPruning: boolean): World {
  const after: Record<SheetName, ReadonlyMap<string, SheetRow>> = { ...stored }
  for (const { given, rows, missing } of sheets) {
    const merged = new Map(stored[given.sheet.name])
    for (const [key, { row }] of rows) merged.set(key, row)
    if (isPruning) for (const key of missing) merged.delete(key)
    else if (ranked.has(given.sheet.name)) for (const key of missing) moveToEnd(merged, key)
    after[given.sheet.name] = merged
  }
  return after
}

/** Compares the folder with the stored state. Sheets missing from the folder stay unchanged. */
export function planImport(given: readonly GivenSheet[], stored: Stored, isPruning: boolean): Plan {
  const sheets = given.map((sheet) => planSheet(sheet, stored.rows[sheet.sheet.name]))
  return { sheets, stored, after: worldAfter(stored.rows, sheets, isPruning), isPruning }
}

/** Returns the keys of added or changed rows. */
export function changedKeys({ rows }: SheetPlan): readonly string[] {
  return [...rows].filter(([, { change }]) => change !== 'unchanged').map(([key]) => key)
}

/** Counts the changes of a sheet's plan. */
export function changesOf({ given, rows, missing }: SheetPlan): SheetChanges {
  const counts = { added: 0, changed: 0, unchanged: 0 }
  for (const { change } of rows.values()) counts[change] += 1
  return { sheet: given.sheet.name, ...counts, missing }
}
