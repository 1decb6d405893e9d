import { changedKeys, type Plan } from '../plan.ts'
import type { SheetName, SheetRow } from '../sheets/sheet.ts'
import type { FundParts, ShareParts } from './fund-records.ts'

const byDate = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.toSorted((left, right) => ((left.date ?? '') < (right.date ?? '') ? -1 : 1))

/** Codes affected by a sheet's changes: `column` of each row added, changed or removed. */
function reached({ sheets, stored, after, isPruning }: Plan, name: SheetName, column: string): string[] {
  const plan = sheets.find(({ given }) => given.sheet.name === name)
  if (plan === undefined) return []
  const keys = [...changedKeys(plan), ...(isPruning ? plan.missing : [])]
  return keys.flatMap((key) => after[name].get(key)?.[column] ?? stored.rows[name].get(key)?.[column] ?? [])
}

/** Returns the codes of the shares and funds to rewrite, because they or their parts changed. */
export function reachedFunds(plan: Plan): {
  readonly funds: ReadonlySet<string>
  readonly shares: ReadonlySet<string>
} {
  const { funds, shares } = plan.after
  const shareCodes = ['shares', 'values', 'flows'] as const
  const reachedShares = new Set(shareCodes.flatMap((name) => reached(plan, name, 'share')))
  const ofShares = [...reachedShares].flatMap(
    (code) => shares.get(code)?.fund ?? plan.stored.rows.shares.get(code)?.fund ?? [],
  )
  const own = (['funds', 'managers', 'terms', 'portfolio', 'costs', 'scenarios'] as const).flatMap((name) =>
    reached(plan, name, 'fund'),
  )
  return {
    funds: new Set([...own, ...ofShares].filter((code) => funds.has(code))),
    shares: new Set([...reachedShares].filter((code) => shares.has(code))),
  }
}

function groupBy(rows: Iterable<SheetRow>, column: string, wanted: ReadonlySet<string>) {
  const groups = new Map<string, SheetRow[]>()
  for (const row of rows) {
    const code = row[column] ?? ''
    if (!wanted.has(code)) continue
    const group = groups.get(code)
    if (group === undefined) groups.set(code, [row])
    else group.push(row)
  }
  return groups
}

/** Returns the rows of these funds, with all their shares. */
export function partsOf({ after }: Plan, codes: ReadonlySet<string>): readonly FundParts[] {
  const shares = groupBy(after.shares.values(), 'fund', codes)
  const shareCodes = new Set([...shares.values()].flat().map((row) => row.share ?? ''))
  const values = groupBy(after.values.values(), 'share', shareCodes)
  const flows = groupBy(after.flows.values(), 'share', shareCodes)
  const managers = groupBy(after.managers.values(), 'fund', codes)
  const terms = groupBy(after.terms.values(), 'fund', codes)
  const portfolio = groupBy(after.portfolio.values(), 'fund', codes)
  const costs = groupBy(after.costs.values(), 'fund', codes)
  const scenarios = groupBy(after.scenarios.values(), 'fund', codes)
  const shareParts = (share: SheetRow): ShareParts => ({
    share,
    values: byDate(values.get(share.share ?? '') ?? []),
    flows: byDate(flows.get(share.share ?? '') ?? []),
  })
  return [...codes].flatMap((code) => {
    const fund = after.funds.get(code)
    const own = (shares.get(code) ?? []).toSorted(
      (one, other) => Number(one.position) - Number(other.position),
    )
    return fund === undefined
      ? []
      : [
          {
            fund,
            managers: managers.get(code) ?? [],
            terms: terms.get(code) ?? [],
            disclosures: {
              portfolio: portfolio.get(code) ?? [],
              costs: costs.get(code) ?? [],
              scenarios: scenarios.get(code) ?? [],
            },
            shares: own.map(shareParts),
          },
        ]
  })
}
