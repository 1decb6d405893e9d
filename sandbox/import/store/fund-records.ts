import Big from 'big.js'
import type { LocalizedText, StoredAmount } from '../../database/schema/columns.ts'
import type { fundDetails, fundShares, funds } from '../../database/schema/index.ts'
import { searchableText } from '../../product/search-text.ts'
import { assetClasses, geographies, labelOf, sectors, strategies } from '../../product/vocabulary.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { type Disclosures, keyFiguresRecord, portfolioRecord } from './disclosure-records.ts'
import { isExportedKey } from './new-ids.ts'

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
const text = (row: SheetRow, name: string): string => row[name] ?? ''
const number = (row: SheetRow, name: string): number | null =>
  cell(row, name) === null ? null : Number(row[name])

const localized = (row: SheetRow, name: string): LocalizedText => ({
  fr: text(row, `${name}_fr`),
  en: text(row, `${name}_en`),
})

const byPosition = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.toSorted((left, right) => Number(left.position) - Number(right.position))

function searchText(row: SheetRow, locale: 'fr' | 'en'): string {
  const labels = [
    labelOf(strategies, text(row, 'strategy'), locale),
    labelOf(assetClasses, text(row, 'asset_class'), locale),
    labelOf(sectors, text(row, 'sector'), locale),
    labelOf(geographies, text(row, 'geography'), locale),
  ]
  return searchableText([text(row, 'name'), ...labels, text(row, 'legal_form')].join(' '))
}

/** Type of the share that carries the management team's interest: never public. */
const carriedInterestType = 'B'

const mainShareOf = ({ shares }: FundParts): ShareParts | undefined =>
  shares.find(({ share }) => share.type !== carriedInterestType)

const sumOf = (amounts: readonly StoredAmount[]): string =>
  amounts.reduce((total, { amount }) => total.plus(amount), new Big(0)).toFixed(2)

const flowsOf = ({ flows }: ShareParts, kind: string): StoredAmount[] =>
  amounts(
    flows.filter((flow) => flow.kind === kind),
    'amount',
  )

/** What is paid in and distributed for the fund's first public share; the sheets know no commitment. */
function shareTotalsOf(parts: FundParts): FundRecord['shareTotals'] {
  const main = mainShareOf(parts)
  const value = main?.values.at(-1)
  if (main === undefined || value === undefined) return null
  return {
    shareName: text(main.share, 'name'),
    currency: text(main.share, 'currency'),
    since: text(main.share, 'start_date'),
    asOf: text(value, 'date'),
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
        latestValue: new Big(text(value, 'value')).toFixed(2),
        latestCurrency: cell(main.share, 'currency'),
        latestDate: cell(value, 'date'),
      }
}

/** Builds the record for lists, with the data derived from the fund's shares. */
export function fundRecord(id: number, parts: FundParts): FundRecord {
  const { fund } = parts
  const code = text(fund, 'fund')
  return {
    id,
    code: isExportedKey('funds', code) ? null : code,
    name: text(fund, 'name'),
    nameSort: searchableText(text(fund, 'name')),
    slugFr: cell(fund, 'address_fr'),
    slugEn: cell(fund, 'address_en'),
    searchFr: searchText(fund, 'fr'),
    searchEn: searchText(fund, 'en'),
    status: text(fund, 'status'),
    statedStatus: null,
    statusConflict: null,
    strategy: text(fund, 'strategy'),
    assetClass: text(fund, 'asset_class'),
    geography: text(fund, 'geography'),
    sector: text(fund, 'sector'),
    legalForm: text(fund, 'legal_form'),
    summary: localized(fund, 'summary'),
    riskIndicator: number(fund, 'risk_indicator'),
    horizonYears: number(fund, 'horizon_years'),
    currency: text(fund, 'currency'),
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
    eligibility: text(fund, 'eligibility')
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
    valuationFrequency: text(fund, 'valuation_frequency'),
    reportingFrequency: text(fund, 'reporting_frequency'),
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
        name: text(manager, 'name'),
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
  rows.map((row) => ({ date: text(row, 'date'), amount: text(row, name) }))

/** Builds the record of a share with its series. */
export function shareRecord(id: string, fundId: number, parts: ShareParts): ShareRecord {
  const { share, values } = parts
  const distributions = flowsOf(parts, 'distribution')
  const code = text(share, 'share')
  return {
    id,
    code: code === id ? null : code,
    fundId,
    position: Number(share.position),
    name: text(share, 'name'),
    type: text(share, 'type'),
    isin: cell(share, 'isin'),
    currency: text(share, 'currency'),
    periodicity: text(share, 'periodicity'),
    startDate: text(share, 'start_date'),
    lastValuationDate: values.at(-1)?.date ?? null,
    capitalCalls: flowsOf(parts, 'call'),
    liquidationValues: values.map((row) => ({
      ...{ date: text(row, 'date'), amount: text(row, 'value') },
      ...(row.published_on != null && { publishedOn: row.published_on }),
    })),
    distributions,
    cumulativeDistributions: sumOf(distributions),
  }
}
