import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { fundDetails, fundShares, funds } from '../../database/schema/index.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { costRows, disclosureCells, portfolioRows, scenarioRows } from './disclosure-records.ts'
import { cellText, decimalText, flagText, fundCode, localizedCells, numberText } from './stored-rows.ts'

type Fund = typeof funds.$inferSelect
type Details = typeof fundDetails.$inferSelect
type Share = typeof fundShares.$inferSelect

function fundRow(fund: Fund, details: Details): SheetRow {
  const { content } = details
  return {
    fund: fundCode(fund),
    name: fund.name,
    status: fund.statedStatus ?? fund.status,
    strategy: fund.strategy,
    asset_class: fund.assetClass,
    geography: fund.geography,
    sector: fund.sector,
    legal_form: fund.legalForm,
    currency: fund.currency,
    lei: details.lei,
    listed: flagText(fund.slugFr !== null),
    address_fr: fund.slugFr,
    address_en: fund.slugEn,
    risk_indicator: numberText(fund.riskIndicator),
    horizon_years: numberText(fund.horizonYears),
    minimum_investment: decimalText(fund.minimumInvestment),
    fund_size: decimalText(fund.fundSize),
    launch_date: fund.launchDate,
    sfdr_article: numberText(fund.sfdrArticle),
    sfdr_valid_from: fund.sfdrValidFrom,
    sfdr_source_url: fund.sfdrSourceUrl,
    eligibility: cellText(details.eligibility.join(' | ')),
    taxation_valid_until: details.taxationValidUntil,
    minimum_enterprise_value: decimalText(details.minimumEnterpriseValue),
    maximum_enterprise_value: decimalText(details.maximumEnterpriseValue),
    regulatory_approval_date: details.regulatoryApprovalDate,
    subscription_opens_on: details.subscriptionOpensOn,
    subscription_closes_on: details.subscriptionClosesOn,
    valuation_frequency: details.valuationFrequency,
    reporting_frequency: details.reportingFrequency,
    blocking_years: numberText(fund.lockUpYears),
    blocked_until: fund.lockUpUntil,
    liquidated_on: details.liquidatedOn,
    currency_risk: flagText(details.hasCurrencyRisk),
    ...localizedCells('summary', fund.summary),
    ...localizedCells('taxation', details.taxation),
    ...localizedCells('diversification', details.diversificationObjective),
    ...localizedCells('strategy_text', content.strategyText),
    ...localizedCells('valuation_text', content.valuationText),
    ...localizedCells('taxation_text', content.taxationText),
    ...disclosureCells(details),
  }
}

const managerRows = (fund: string, { content }: Details): SheetRow[] =>
  content.team.map(({ name, position, biography }, index) => ({
    fund,
    name,
    position: String(index + 1),
    ...localizedCells('position', position),
    ...localizedCells('biography', biography),
  }))

const termRows = (fund: string, { content }: Details): SheetRow[] =>
  content.terms.map(({ label, value }, index) => ({
    fund,
    position: String(index + 1),
    ...localizedCells('label', label),
    ...localizedCells('value', value),
  }))

/** Loads the funds with their managers, terms and disclosures, and their numbers by code. */
export async function loadFunds(db: Db) {
  const stored = await db
    .select()
    .from(funds)
    .innerJoin(fundDetails, eq(fundDetails.fundId, funds.id))
    .orderBy(asc(funds.id))
  const rowsOf = (ofFund: (fund: string, details: Details) => SheetRow[]) =>
    stored.flatMap(({ funds: fund, fund_details: details }) => ofFund(fundCode(fund), details))
  return {
    ids: new Map(stored.map(({ funds: fund }) => [fundCode(fund), fund.id] as const)),
    funds: stored.map(({ funds: fund, fund_details: details }) => fundRow(fund, details)),
    managers: rowsOf(managerRows),
    terms: rowsOf(termRows),
    portfolio: rowsOf(portfolioRows),
    costs: rowsOf(costRows),
    scenarios: rowsOf(scenarioRows),
  }
}

/** The code of a share without the manager's own: its id. */
const shareCode = ({ code, id }: Share): string => code ?? id

const shareRow = (share: Share, fund: string): SheetRow => ({
  share: shareCode(share),
  fund,
  name: share.name,
  type: share.type,
  isin: share.isin,
  currency: share.currency,
  periodicity: share.periodicity,
  start_date: share.startDate,
  position: String(share.position),
})

const valueRows = (share: Share): SheetRow[] =>
  share.liquidationValues.map(({ date, amount, publishedOn }) => ({
    share: shareCode(share),
    date,
    value: decimalText(amount),
    published_on: publishedOn ?? null,
  }))

function flowRows(share: Share): SheetRow[] {
  const rowsOf = (kind: string, flows: Share['capitalCalls']) =>
    flows.map(({ date, amount }) => ({ share: shareCode(share), date, kind, amount: decimalText(amount) }))
  return [...rowsOf('call', share.capitalCalls), ...rowsOf('distribution', share.distributions)]
}

/** Loads the shares with their values and flows, and their ids by code. */
export async function loadShares(db: Db, fundCodes: ReadonlyMap<number, string>) {
  const stored = await db.select().from(fundShares).orderBy(asc(fundShares.fundId), asc(fundShares.position))
  return {
    ids: new Map(stored.map((share) => [shareCode(share), share.id] as const)),
    shares: stored.map((share) => shareRow(share, fundCodes.get(share.fundId) ?? '')),
    values: stored.flatMap(valueRows),
    flows: stored.flatMap(flowRows),
  }
}
