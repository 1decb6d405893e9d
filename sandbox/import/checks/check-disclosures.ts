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

const figures = [
  ['costs', Object.keys(costKinds)],
  ['scenarios', Object.keys(scenarioKinds)],
] as const

/** Requires the example of the key information document, and every cost and scenario: one alone would mislead. */
function checkFigures({ after, sheets }: Plan): Fault[] {
  return figures.flatMap(([name, kinds]) => {
    const known = Map.groupBy(after[name].values(), ({ fund }) => fund ?? '')
    const named = new Set<string>()
    return plannedRows(sheets, name).flatMap(([plan, planned]) => {
      const fund = planned.row.fund ?? ''
      if (!after.funds.has(fund) || named.has(fund)) return []
      named.add(fund)
      if (isEmpty(after.funds.get(fund), ['example_investment', 'example_years', 'cost_impact']))
        return [faultAt(plan, planned, ['figures_without_example', ['fund']])]
      const there = new Set((known.get(fund) ?? []).map(({ kind }) => kind))
      const missing = kinds.filter((kind) => !there.has(kind)).join(', ')
      return missing === ''
        ? []
        : [faultAt(plan, planned, ['kinds_missing', ['kind']], { detail: { missing } })]
    })
  })
}

/** Checks what funds disclose: portfolio, costs and scenarios. */
export const checkDisclosures = (plan: Plan): Fault[] => [...checkPortfolio(plan), ...checkFigures(plan)]
