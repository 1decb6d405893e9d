import type { Plan, SheetPlan } from '../plan.ts'
import { type Fault, faultOf } from '../report/fault.ts'
import { sheetOf, sheets } from '../sheets/index.ts'
import { keyOf, type Reference, readableKey, type SheetRow } from '../sheets/sheet.ts'
import { faultAt, plannedRows, planOf } from './fault-at.ts'

const isGiven = (row: SheetRow, { columns }: Reference): boolean =>
  columns.every((column) => (row[column] ?? null) !== null)

function checkSheet(plan: SheetPlan, { after, sheets: plans }: Plan): Fault[] {
  const { sheet, language } = plan.given
  return sheet.references.flatMap((reference) => {
    // A row with an error of its own is a valid target all the same.
    const unread = planOf(plans, reference.to)?.given.unread
    return [...plan.rows.values()].flatMap((planned) => {
      const key = keyOf(planned.row, reference.columns)
      const isKnown =
        !isGiven(planned.row, reference) || after[reference.to].has(key) || unread?.has(key) === true
      const detail = { sheet: sheetOf(reference.to).title[language] }
      return isKnown ? [] : [faultAt(plan, planned, ['reference_unknown', reference.columns], { detail })]
    })
  })
}

/** Follows the chain of parents; a cycle is reported at its row. */
function checkParents({ sheets: plans, after }: Plan): Fault[] {
  return (['partners', 'teams'] as const).flatMap((name) => {
    const columns = name === 'partners' ? ['parent'] : ['partner', 'parent_team']
    const parentOf = (row: SheetRow) => after[name].get(keyOf(row, columns))
    return plannedRows(plans, name).flatMap(([plan, planned]) => {
      const key = keyOf(planned.row, sheetOf(name).key)
      const seen = new Set<SheetRow>()
      let parent = parentOf(planned.row)
      while (parent !== undefined && !seen.has(parent)) {
        if (keyOf(parent, sheetOf(name).key) === key)
          return [faultAt(plan, planned, ['own_parent', columns.slice(-1)])]
        seen.add(parent)
        parent = parentOf(parent)
      }
      return []
    })
  })
}

/** Reports removed rows that remaining rows refer to. */
function checkRemovals({ sheets: plans, after }: Plan): Fault[] {
  return plans.flatMap(({ given, missing }) => {
    if (missing.length === 0) return []
    const counts = new Map<string, Map<string, number>>()
    for (const { name, references } of sheets)
      for (const reference of references.filter(({ to }) => to === given.sheet.name))
        for (const row of after[name].values()) {
          if (!isGiven(row, reference)) continue
          const key = keyOf(row, reference.columns)
          const bySheet = counts.get(key) ?? new Map<string, number>()
          counts.set(key, bySheet.set(name, (bySheet.get(name) ?? 0) + 1))
        }
    return missing.flatMap((key) => {
      const records = [...(counts.get(key) ?? [])].map(([name, count]) => `${count} ${name}`).join(', ')
      const place = { value: readableKey(key), detail: { records } }
      return records === '' ? [] : [faultOf(given.file, 'cannot_remove', place)]
    })
  })
}

/** Reports every reference to a row that is neither in the folder nor in the database. */
export function checkReferences(plan: Plan): Fault[] {
  return [
    ...plan.sheets.flatMap((sheet) => checkSheet(sheet, plan)),
    ...checkParents(plan),
    ...(plan.isPruning ? checkRemovals(plan) : []),
  ]
}
