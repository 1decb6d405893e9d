import { monthEndAfter } from '../../seed/plain-dates.ts'
import type { Plan, PlannedRow, SheetPlan } from '../plan.ts'
import type { Fault } from '../report/fault.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import type { World } from '../store/stored-rows.ts'
import { faultAt, plannedRows, planOf } from './fault-at.ts'

const monthsOf: Readonly<Record<string, number>> = { month: 1, quarter: 3, semester: 6, year: 12 }

const dateOf = (row: SheetRow): string => row.date ?? ''

type Life = { readonly start: string; readonly liquidated: string | null; readonly periodicity: string }

/** The life of a share: its own start, and its fund's end. */
function lifeOf({ shares, funds }: World, shareCode: string | null): Life | undefined {
  const share = shares.get(shareCode ?? '')
  const fund = funds.get(share?.fund ?? '')
  if (share === undefined || fund === undefined) return undefined
  return {
    start: share.start_date ?? '',
    liquidated: fund.liquidated_on ?? null,
    periodicity: share.periodicity ?? '',
  }
}

/** A dated row lies within the life of its share, and not after `today`. */
function checkLife(plan: SheetPlan, planned: PlannedRow, after: World, today: string): Fault[] {
  const life = lifeOf(after, planned.row.share ?? null)
  const date = dateOf(planned.row)
  if (life === undefined) return []
  const { start, liquidated } = life
  if (date < start) return [faultAt(plan, planned, ['before_start', ['date']], { detail: { start } })]
  if (liquidated !== null && date > liquidated)
    return [faultAt(plan, planned, ['after_liquidation', ['date']], { detail: { liquidated } })]
  const isAnnounced = planned.row.kind !== undefined
  return date > today && !isAnnounced ? [faultAt(plan, planned, ['in_the_future', ['date']])] : []
}

/** Rows of a share stand in the order of their dates; others are named and put in their place. */
function checkOrder(plan: SheetPlan): Fault[] {
  const last = new Map<string, string>()
  const faults: Fault[] = []
  for (const planned of plan.rows.values()) {
    const share = planned.row.share ?? ''
    const previous = last.get(share) ?? ''
    const date = dateOf(planned.row)
    if (date < previous) {
      const choices = { severity: 'warning', detail: { previous } } as const
      faults.push(faultAt(plan, planned, ['values_out_of_order', ['date']], choices))
    }
    last.set(share, date)
  }
  return faults
}

/** Values of the shares that the folder gives values of, all of them, by date. */
function valuesByShare({ after, sheets }: Plan): ReadonlyMap<string, readonly string[]> {
  const given = new Set(plannedRows(sheets, 'values').map(([, { row }]) => row.share ?? ''))
  const dates = new Map<string, string[]>()
  for (const row of after.values.values()) {
    const share = row.share ?? ''
    if (!given.has(share)) continue
    const known = dates.get(share)
    if (known === undefined) dates.set(share, [dateOf(row)])
    else known.push(dateOf(row))
  }
  return new Map([...dates].map(([share, days]) => [share, days.toSorted()]))
}

/** A value may be late by half a period, and the first one is of the day that the share starts. */
function isGap(from: string, to: string, periodicity: string): boolean {
  const months = monthsOf[periodicity] ?? 12
  const tolerated = months + Math.max(1, Math.floor(months / 2))
  return to > monthEndAfter(from, tolerated)
}

/** A share that is valued every quarter has a value of every quarter; longer gaps are named at the value after them. */
function checkGaps(plan: Plan): Fault[] {
  const sheet = planOf(plan.sheets, 'values')
  if (sheet === undefined) return []
  const lines = new Map([...sheet.rows.values()].map((row) => [`${row.row.share} ${row.row.date}`, row]))
  return [...valuesByShare(plan)].flatMap(([share, dates]) => {
    const periodicity = lifeOf(plan.after, share)?.periodicity ?? ''
    return dates.flatMap((to, index) => {
      const from = dates[index - 1]
      const planned = lines.get(`${share} ${to}`)
      if (from === undefined || planned === undefined || !isGap(from, to, periodicity)) return []
      const detail = { from, to, share, periodicity }
      return [faultAt(sheet, planned, ['gap_in_values', ['date']], { severity: 'warning', detail })]
    })
  })
}

/** Values and flows against the lives of their shares, in order and without gaps. */
export function checkSeries(plan: Plan, today: string): Fault[] {
  return [
    ...(['values', 'flows'] as const).flatMap((name) =>
      plannedRows(plan.sheets, name).flatMap(([sheet, row]) => checkLife(sheet, row, plan.after, today)),
    ),
    ...(['values', 'flows'] as const).flatMap((name) => {
      const sheet = planOf(plan.sheets, name)
      return sheet === undefined ? [] : checkOrder(sheet)
    }),
    ...checkGaps(plan),
  ]
}
