import Big from 'big.js'
import type { LocalizedText, StoredAmount } from '../../database/schema/columns.ts'
import type { fundDetails, fundShares, funds } from '../../database/schema/index.ts'
import { sumOf } from '../../product/desk/share-series.ts'
import { searchableText } from '../../product/search-text.ts'
import { assetClasses, geographies, labelOf, sectors, strategies } from '../../product/vocabulary.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { type Disclosures, keyFiguresRecord, portfolioRecord } from './disclosure-records.ts'
import { isExportedKey } from './new-ids.ts'
import { textOf } from './stored-rows.ts'

type FundRecord = typeof funds.$inferInsert
type DetailsRecord = typeof fundDetails.$inferInsert
type ShareRecord = typeof fundShares.$inferInsert

/** The rows of one fund. Shares are in order, values and flows by date. */
export type FundParts = {
  readonly fund: SheetRow
  readonly managers: readonly SheetRow[]
  readonly terms: readonly SheetRow[]
  readonly disclosures: Disclosures
  readonly shares: readonly ShareParts[]
}

/** The rows of one share. */
export type ShareParts = {
  readonly share: SheetRow
  readonly values: readonly SheetRow[]
  readonly flows: readonly SheetRow[]
}

const cell = (row: SheetRow, name: string): string | null => row[name] ?? null
const number = (row: SheetRow, name: string): number | null =>
  cell(row, name) === null ? null : Number(row[name])

const localized = (row: SheetRow, name: string): LocalizedText => ({
  fr: textOf(row, `${name}_fr`),
  en: textOf(row, `${name}_en`),
})

const byPosition = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.toSorted((left, right) => Number(left.position) - Number(right.position))

function searchText(row: SheetRow, locale: 'fr' | 'en'): string {
  const labels = [
    labelOf(strategies, textOf(row, 'strategy'), locale),
    labelOf(assetClasses, textOf(row, 'asset_class'), locale),
    labelOf(sectors, textOf(row, 'sector'), locale),
    labelOf(geographies, textOf(row, 'geography'), locale),
  ]
  return searchableText([textOf(row, 'name'), ...labels, textOf(row, 'legal_form')].join(' '))
}

/** Type of the share that carries the management team's interest: never public. */
const carriedInterestType = 'B'

const mainShareOf = ({ shares }: FundParts): ShareParts | undefined =>
  shares.find(({ share }) => share.type !== carriedInterestType)

const flowsOf = ({ flows }: ShareParts, kind: string): StoredAmount[] =>
  amounts(
    flows.filter((flow) => flow.kind === kind),
    'amount',
  )

/**
 * Returns the paid-in and distributed totals of the fund's first public share. The commitment is unknown, because no
 * sheet states it.
 */
function shareTotalsOf(parts: FundParts): FundRecord['shareTotals'] {
  const main = mainShareOf(parts)
  const value = main?.values.at(-1)
  if (main === undefined || value === undefined) return null
  return {
    shareName: textOf(main.share, 'name'),
    currency: textOf(main.share, 'currency'),
    since: textOf(main.share, 'start_date'),
    asOf: textOf(value, 'date'),
    committed: null,
    paidIn: sumOf(flowsOf(main, 'call')),
    distributed: sumOf(flowsOf(main, 'distribution')),
  }
}

/** The latest value of the fund's first public share; none for a liquidated fund. */
function latestOf(parts: FundParts) {
  const { fund } = parts
  const main = mainShareOf(parts)
  const value = main?.values.at(-1)
  return main === undefined || value === undefined || fund.status === 'liquidation'
    ? { latestShareName: null, latestValue: null, latestCurrency: null, latestDate: null }
    : {
        latestShareName: cell(main.share, 'name'),
        latestValue: new Big(textOf(value, 'value')).toFixed(2),
        latestCurrency: cell(main.share, 'currency'),
        latestDate: cell(value, 'date'),
      }
}

/** Builds the record for lists, with the data derived from the fund's shares. */
export function fundRecord(id: number, parts: FundParts): FundRecord {
  const { fund } = parts
  const code = textOf(fund, 'fund')
  return {
    id,
    code: isExportedKey('funds', code) ? null : code,
    name: textOf(fund, 'name'),
    nameSort: searchableText(textOf(fund, 'name')),
    slugFr: cell(fund, 'address_fr'),
    slugEn: cell(fund, 'address_en'),
    searchFr: searchText(fund, 'fr'),
    searchEn: searchText(fund, 'en'),
    status: textOf(fund, 'status'),
    statedStatus: null,
    statusConflict: null,
    strategy: textOf(fund, 'strategy'),
    assetClass: textOf(fund, 'asset_class'),
    geography: textOf(fund, 'geography'),
    sector: textOf(fund, 'sector'),
    legalForm: textOf(fund, 'legal_form'),
    summary: localized(fund, 'summary'),
    riskIndicator: number(fund, 'risk_indicator'),
    horizonYears: number(fund, 'horizon_years'),
    currency: textOf(fund, 'currency'),
    minimumInvestment: cell(fund, 'minimum_investment'),
    fundSize: cell(fund, 'fund_size'),
    launchDate: cell(fund, 'launch_date'),
    sfdrArticle: number(fund, 'sfdr_article'),
    sfdrValidFrom: cell(fund, 'sfdr_valid_from'),
    sfdrSourceUrl: cell(fund, 'sfdr_source_url'),
    lockUpYears: number(fund, 'blocking_years'),
    lockUpUntil: cell(fund, 'blocked_until'),
    ...latestOf(parts),
    shareTotals: shareTotalsOf(parts),
  }
}

/** Builds the record of the fund page's details, with the managers and terms. */
export function detailsRecord(
  fundId: number,
  { disclosures, fund, managers, terms }: FundParts,
): DetailsRecord {
  const diversification = cell(fund, 'diversification_fr') ?? cell(fund, 'diversification_en')
  return {
    fundId,
    eligibility: textOf(fund, 'eligibility')
      .split(' | ')
      .filter((code) => code !== ''),
    taxation: localized(fund, 'taxation'),
    taxationValidUntil: cell(fund, 'taxation_valid_until'),
    minimumEnterpriseValue: cell(fund, 'minimum_enterprise_value'),
    maximumEnterpriseValue: cell(fund, 'maximum_enterprise_value'),
    regulatoryApprovalDate: cell(fund, 'regulatory_approval_date'),
    subscriptionOpensOn: cell(fund, 'subscription_opens_on'),
    subscriptionClosesOn: cell(fund, 'subscription_closes_on'),
    diversificationObjective: diversification === null ? null : localized(fund, 'diversification'),
    valuationFrequency: textOf(fund, 'valuation_frequency'),
    reportingFrequency: textOf(fund, 'reporting_frequency'),
    liquidatedOn: cell(fund, 'liquidated_on'),
    hasCurrencyRisk: fund.currency_risk === 'yes',
    lei: cell(fund, 'lei'),
    portfolio: portfolioRecord(fund, disclosures),
    keyFigures: keyFiguresRecord(fund, disclosures),
    content: {
      strategyText: localized(fund, 'strategy_text'),
      valuationText: localized(fund, 'valuation_text'),
      taxationText: localized(fund, 'taxation_text'),
      team: byPosition(managers).map((manager) => ({
        name: textOf(manager, 'name'),
        position: localized(manager, 'position'),
        biography: localized(manager, 'biography'),
      })),
      terms: byPosition(terms).map((term) => ({
        label: localized(term, 'label'),
        value: localized(term, 'value'),
      })),
    },
  }
}

const amounts = (rows: readonly SheetRow[], name: string): StoredAmount[] =>
  rows.map((row) => ({ date: textOf(row, 'date'), amount: textOf(row, name) }))

/** Builds the record of a share with its series. */
export function shareRecord(id: string, fundId: number, parts: ShareParts): ShareRecord {
  const { share, values } = parts
  const distributions = flowsOf(parts, 'distribution')
  const code = textOf(share, 'share')
  return {
    id,
    code: code === id ? null : code,
    fundId,
    position: Number(share.position),
    name: textOf(share, 'name'),
    type: textOf(share, 'type'),
    isin: cell(share, 'isin'),
    currency: textOf(share, 'currency'),
    periodicity: textOf(share, 'periodicity'),
    startDate: textOf(share, 'start_date'),
    lastValuationDate: values.at(-1)?.date ?? null,
    capitalCalls: flowsOf(parts, 'call'),
    liquidationValues: values.map((row) => ({
      ...{ date: textOf(row, 'date'), amount: textOf(row, 'value') },
      ...(row.published_on != null && { publishedOn: row.published_on }),
    })),
    distributions,
    cumulativeDistributions: sumOf(distributions),
  }
}
