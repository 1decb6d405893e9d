import type { KeyFigures } from '../../../src/contract/product-api/fund-disclosures.schema.ts'
import type { LocalizedText, StoredPortfolio } from '../../database/schema/columns.ts'
import type { fundDetails } from '../../database/schema/index.ts'
import { costKinds, scenarioKinds } from '../sheets/disclosure-sheets.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { decimalText, localizedCells, textOf } from './stored-rows.ts'

type Details = typeof fundDetails.$inferSelect

/** Rows of a fund in the disclosure sheets. */
export type Disclosures = {
  readonly portfolio: readonly SheetRow[]
  readonly costs: readonly SheetRow[]
  readonly scenarios: readonly SheetRow[]
}

const localized = (row: SheetRow, name: string): LocalizedText => ({
  fr: row[`${name}_fr`] ?? row[`${name}_en`] ?? '',
  en: row[`${name}_en`] ?? row[`${name}_fr`] ?? '',
})
const moneyOf = (fund: SheetRow, name: string) => {
  const amount = fund[name] ?? null
  return amount === null ? null : { amount, currency: textOf(fund, 'currency') }
}

/** Builds a fund's portfolio; null without a date. */
export function portfolioRecord(fund: SheetRow, { portfolio }: Disclosures): StoredPortfolio | null {
  const asOf = fund.portfolio_date ?? null
  if (asOf === null) return null
  const rows = portfolio.toSorted((one, other) => Number(one.position) - Number(other.position))
  const weights = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ label: localized(row, 'name'), percent: textOf(row, 'percent') }))
  return {
    asOf,
    committed: moneyOf(fund, 'portfolio_committed'),
    invested: moneyOf(fund, 'portfolio_invested'),
    holdings: rows
      .filter(({ kind }) => kind === 'holding')
      .map((row) => ({
        name: textOf(row, 'name_fr'),
        sector: localized(row, 'sector'),
        country: localized(row, 'country'),
        since: row.since ?? null,
        percent: textOf(row, 'percent'),
      })),
    sectors: weights('sector'),
    countries: weights('country'),
  }
}

const keysOf = <Code extends string>(vocabulary: Readonly<Record<Code, LocalizedText>>): readonly Code[] =>
  Object.keys(vocabulary) as Code[]

/** Builds the figures of the key information document; null without the example that they are of. */
export function keyFiguresRecord(fund: SheetRow, { costs, scenarios }: Disclosures): KeyFigures | null {
  const investment = moneyOf(fund, 'example_investment')
  const years = fund.example_years ?? null
  const impact = fund.cost_impact ?? null
  if (investment === null || years === null || impact === null) return null
  return {
    investment,
    holdingYears: Number(years),
    yearlyImpact: impact,
    costs: keysOf(costKinds).flatMap((kind) =>
      costs
        .filter((row) => row.kind === kind)
        .map((row) => ({
          kind,
          rate: textOf(row, 'rate'),
          firstYear: textOf(row, 'first_year'),
          wholePeriod: textOf(row, 'whole_period'),
        })),
    ),
    scenarios: keysOf(scenarioKinds).flatMap((kind) =>
      scenarios
        .filter((row) => row.kind === kind)
        .map((row) => ({
          kind,
          received: textOf(row, 'received'),
          yearlyReturn: textOf(row, 'yearly_return'),
        })),
    ),
  }
}

/** Returns the disclosure columns of a fund's row. */
export const disclosureCells = ({ keyFigures, portfolio }: Details): SheetRow => ({
  portfolio_date: portfolio?.asOf ?? null,
  portfolio_committed: decimalText(portfolio?.committed?.amount ?? null),
  portfolio_invested: decimalText(portfolio?.invested?.amount ?? null),
  example_investment: decimalText(keyFigures?.investment.amount ?? null),
  example_years: keyFigures === null ? null : String(keyFigures.holdingYears),
  cost_impact: decimalText(keyFigures?.yearlyImpact ?? null),
})

/** The rows of a fund's portfolio, in the order of its page. */
export function portfolioRows(fund: string, { portfolio }: Details): SheetRow[] {
  if (portfolio === null) return []
  const none = { sector_fr: null, sector_en: null, country_fr: null, country_en: null, since: null }
  const weights = (kind: string, parts: StoredPortfolio['sectors']): SheetRow[] =>
    parts.map(({ label, percent }) => ({
      ...{ fund, kind, ...localizedCells('name', label), percent: decimalText(percent) },
      ...none,
    }))
  const rows: SheetRow[] = [
    ...portfolio.holdings.map(({ country, name, percent, sector, since }) => ({
      ...{ fund, kind: 'holding', name_fr: name, name_en: name, percent: decimalText(percent), since },
      ...localizedCells('sector', sector),
      ...localizedCells('country', country),
    })),
    ...weights('sector', portfolio.sectors),
    ...weights('country', portfolio.countries),
  ]
  return rows.map((row, index) => ({ ...row, position: String(index + 1) }))
}

/** The rows of a fund's costs. */
export const costRows = (fund: string, { keyFigures }: Details): SheetRow[] =>
  (keyFigures?.costs ?? []).map(({ firstYear, kind, rate, wholePeriod }) => ({
    ...{ fund, kind, rate: decimalText(rate) },
    first_year: decimalText(firstYear),
    whole_period: decimalText(wholePeriod),
  }))

/** The rows of a fund's scenarios. */
export const scenarioRows = (fund: string, { keyFigures }: Details): SheetRow[] =>
  (keyFigures?.scenarios ?? []).map(({ kind, received, yearlyReturn }) => ({
    ...{ fund, kind, received: decimalText(received) },
    yearly_return: decimalText(yearlyReturn),
  }))
