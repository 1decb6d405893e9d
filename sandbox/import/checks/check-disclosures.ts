import Big from 'big.js'
import type { Plan } from '../plan.ts'
import type { Fault } from '../report/fault.ts'
import { costKinds, scenarioKinds } from '../sheets/disclosure-sheets.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { faultAt, plannedRows } from './fault-at.ts'

const isEmpty = (row: SheetRow | undefined, names: readonly string[]): boolean =>
  names.some((name) => (row?.[name] ?? null) === null)

/** Most by which parts may differ from the whole, by rounding. */
const tolerance = new Big('0.5')

/** Requires a date of each portfolio, and names parts by sector or country that do not add up to the whole. */
function checkPortfolio({ after, sheets }: Plan): Fault[] {
  const sums = new Map<string, Big>()
  for (const { fund, kind, percent } of after.portfolio.values())
    if (kind !== 'holding')
      sums.set(`${fund} ${kind}`, (sums.get(`${fund} ${kind}`) ?? new Big(0)).plus(percent ?? '0'))
  const named = new Set<string>()
  return plannedRows(sheets, 'portfolio').flatMap(([plan, planned]) => {
    const { fund, kind } = planned.row
    if (after.funds.has(fund ?? '') && isEmpty(after.funds.get(fund ?? ''), ['portfolio_date']))
      return [faultAt(plan, planned, ['portfolio_without_date', ['fund']])]
    const group = `${fund} ${kind}`
    const sum = sums.get(group)
    if (sum === undefined || named.has(group) || sum.minus(100).abs().lte(tolerance)) return []
    named.add(group)
    return [
      faultAt(plan, planned, ['parts_differ', ['kind']], {
        severity: 'warning',
        detail: { sum: sum.toFixed() },
      }),
    ]
  })
}

/** Columns of a fund that state the investment and period of its costs and scenarios. */
const example = ['example_investment', 'example_years', 'cost_impact'] as const

/** Sheets of figures, with the kinds of which each fund needs a row. */
const figures = { costs: Object.keys(costKinds), scenarios: Object.keys(scenarioKinds) } as const
type FigureSheet = keyof typeof figures

const others: Readonly<Record<FigureSheet, FigureSheet>> = { costs: 'scenarios', scenarios: 'costs' }

type Known = Readonly<Record<FigureSheet, ReadonlyMap<string, readonly SheetRow[]>>>

const rowsByFund = ({ after }: Plan): Known => ({
  costs: Map.groupBy(after.costs.values(), ({ fund }) => fund ?? ''),
  scenarios: Map.groupBy(after.scenarios.values(), ({ fund }) => fund ?? ''),
})

/** Kinds that a fund has no row of, in a sheet. */
function missingKinds(known: Known, name: FigureSheet, fund: string): string {
  const there = new Set((known[name].get(fund) ?? []).map(({ kind }) => kind))
  return figures[name].filter((kind) => !there.has(kind)).join(', ')
}

/** Requires the example of the key information document, and every cost and scenario: one alone would mislead. */
function checkFigures({ after, sheets }: Plan, known: Known): Fault[] {
  return (['costs', 'scenarios'] as const).flatMap((name) => {
    const named = new Set<string>()
    return plannedRows(sheets, name).flatMap(([plan, planned]) => {
      const fund = planned.row.fund ?? ''
      if (!after.funds.has(fund) || named.has(fund)) return []
      named.add(fund)
      if (isEmpty(after.funds.get(fund), example))
        return [faultAt(plan, planned, ['figures_without_example', ['fund']])]
      const missing = missingKinds(known, name, fund)
      if (missing !== '')
        return [faultAt(plan, planned, ['kinds_missing', ['kind']], { detail: { missing } })]
      // Rows of the other sheet name what they lack themselves.
      const other = others[name]
      if (known[other].has(fund)) return []
      const detail = { sheet: other, missing: figures[other].join(', ') }
      return [faultAt(plan, planned, ['figures_alone', ['fund']], { detail })]
    })
  })
}

/** Columns of a fund that are stored together or not at all, and the sheets whose rows belong to them. */
const groups = [
  {
    code: 'portfolio_date_missing',
    required: ['portfolio_date'],
    with: ['portfolio_committed', 'portfolio_invested'],
    sheets: ['portfolio'],
  },
  { code: 'example_incomplete', required: example, with: example, sheets: ['costs', 'scenarios'] },
] as const

/**
 * Names the empty columns of a fund without which its other columns, or rows that are stored already, would be dropped:
 * rows in the folder name them themselves.
 */
function checkFunds({ after, sheets }: Plan): Fault[] {
  return groups.flatMap(({ code, required, sheets: names, with: columns }) => {
    const fundsOf = (rows: Iterable<SheetRow>) => [...rows].map(({ fund }) => fund ?? '')
    const stored = new Set(names.flatMap((name) => fundsOf(after[name].values())))
    const given = new Set(
      names.flatMap((name) => fundsOf(plannedRows(sheets, name).map(([, { row }]) => row))),
    )
    return plannedRows(sheets, 'funds').flatMap(([plan, planned]) => {
      const fund = planned.row.fund ?? ''
      const empty = required.filter((name) => isEmpty(planned.row, [name]))
      const isInUse = columns.some((name) => !isEmpty(planned.row, [name])) || stored.has(fund)
      return empty.length === 0 || !isInUse || given.has(fund) ? [] : [faultAt(plan, planned, [code, empty])]
    })
  })
}

/** Checks what funds disclose: portfolio, costs and scenarios. */
export const checkDisclosures = (plan: Plan): Fault[] => [
  ...checkPortfolio(plan),
  ...checkFigures(plan, rowsByFund(plan)),
  ...checkFunds(plan),
]
