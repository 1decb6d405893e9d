import { monthEndAfter } from '../../seed/plain-dates.ts'
import type { Plan, PlannedRow, SheetPlan } from '../plan.ts'
import type { Fault } from '../report/fault.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import type { World } from '../store/stored-rows.ts'
import { faultAt, plannedRows, planOf } from './fault-at.ts'

const monthsOf: Readonly<Record<string, number>> = { month: 1, quarter: 3, semester: 6, year: 12 }

const dateOf = (row: SheetRow): string => row.date ?? ''

type Life = { readonly start: string; readonly liquidated: string | null; readonly periodicity: string }

/** The lifetime of a share: its own start, and its fund's end. */
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

/** Requires that a dated row is within the lifetime of its share, and not after `today`. */
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

/** Requires that a value was published on its day or later, and not after `today`. */
function checkPublication(plan: SheetPlan, planned: PlannedRow, today: string): Fault[] {
  const publishedOn = planned.row.published_on ?? null
  if (publishedOn === null) return []
  if (publishedOn < dateOf(planned.row))
    return [faultAt(plan, planned, ['published_before_value', ['published_on']])]
  return publishedOn > today ? [faultAt(plan, planned, ['in_the_future', ['published_on']])] : []
}

/** Requires that the rows of a share are in date order; others are reported and sorted. */
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

/** All values of the shares that the folder has values of, by date. */
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

/**
 * Tells whether there is a gap: a value may be late by half a period, and the first one is on the share's
 * start day.
 */
function isGap(from: string, to: string, periodicity: string): boolean {
  const months = monthsOf[periodicity] ?? 12
  const tolerated = months + Math.max(1, Math.floor(months / 2))
  return to > monthEndAfter(from, tolerated)
}

/** Requires a value in every period, such as every quarter; gaps are reported at the following value. */
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

/** Checks values and flows: lifetime of their shares, order and gaps. */
export function checkSeries(plan: Plan, today: string): Fault[] {
  return [
    ...(['values', 'flows'] as const).flatMap((name) =>
      plannedRows(plan.sheets, name).flatMap(([sheet, row]) => checkLife(sheet, row, plan.after, today)),
    ),
    ...plannedRows(plan.sheets, 'values').flatMap(([sheet, row]) => checkPublication(sheet, row, today)),
    ...(['values', 'flows'] as const).flatMap((name) => {
      const sheet = planOf(plan.sheets, name)
      return sheet === undefined ? [] : checkOrder(sheet)
    }),
    ...checkGaps(plan),
  ]
}
