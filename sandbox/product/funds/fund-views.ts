import {
  type FundDetail,
  type FundShare,
  type FundSummary,
  fundStatusSchema,
  type LockUp,
  legalFormSchema,
  periodicitySchema,
  statusConflictSchema,
} from '../../../src/contract/product-api/fund.schema.ts'
import type { Portfolio } from '../../../src/contract/product-api/fund-disclosures.schema.ts'
import type { Money, Term } from '../../../src/contract/product-api/primitives.schema.ts'
import type { StoredFundContent, StoredPortfolio } from '../../database/schema/columns.ts'
import type { fundDetails, fundShares, funds } from '../../database/schema/index.ts'
import {
  assetClasses,
  eligibilities,
  geographies,
  labelOf,
  sectors,
  strategies,
  type Vocabulary,
} from '../vocabulary.ts'

type Locale = 'fr' | 'en'
type FundRow = typeof funds.$inferSelect
type DetailsRow = typeof fundDetails.$inferSelect
type ShareRow = typeof fundShares.$inferSelect

function term(vocabulary: Vocabulary, code: string, locale: Locale): Term {
  return { code, label: labelOf(vocabulary, code, locale) }
}

function money(amount: string | null, currency: string): Money | null {
  return amount === null ? null : { amount, currency }
}

function sfdrOf(row: FundRow): FundSummary['sfdr'] {
  const { sfdrArticle: article, sfdrValidFrom: validFrom, sfdrSourceUrl: sourceUrl } = row
  if ((article !== 6 && article !== 8 && article !== 9) || validFrom === null) return null
  return { regime: '(UE) 2019/2088', article, validFrom, sourceUrl }
}

/** Translates a share's stored name « Part A » to "Share A" in English. */
export function shareName(name: string, locale: Locale): string {
  return locale === 'fr' ? name : name.replace('Part', 'Share')
}

function latestValueOf(row: FundRow, locale: Locale): FundSummary['latestValue'] {
  const { latestShareName, latestValue, latestCurrency, latestDate } = row
  if (latestShareName === null || latestValue === null || latestCurrency === null || latestDate === null)
    return null
  return {
    shareName: shareName(latestShareName, locale),
    netAssetValue: { amount: latestValue, currency: latestCurrency },
    date: latestDate,
  }
}

/** A number of years without a day counts from each subscription. */
function lockUpOf({ lockUpYears: years, lockUpUntil: until }: FundRow): LockUp {
  const kind = years === null ? 'none' : until === null ? 'per_subscription' : 'fixed_term'
  return { kind, years, until: kind === 'none' ? null : until }
}

/** Maps a fund to its list view, in one language. */
export function toFundSummary(row: FundRow, locale: Locale): FundSummary {
  const slugs = row.slugFr === null || row.slugEn === null ? null : { fr: row.slugFr, en: row.slugEn }
  return {
    id: `fnd-${row.id}`,
    slug: slugs?.[locale] ?? null,
    slugs,
    name: row.name,
    summary: row.summary[locale],
    status: fundStatusSchema.parse(row.status),
    statusConflict: row.statusConflict === null ? null : statusConflictSchema.parse(row.statusConflict),
    strategy: term(strategies, row.strategy, locale),
    assetClass: term(assetClasses, row.assetClass, locale),
    geography: term(geographies, row.geography, locale),
    sector: term(sectors, row.sector, locale),
    legalForm: legalFormSchema.parse(row.legalForm),
    riskIndicator: row.riskIndicator,
    horizonYears: row.horizonYears,
    minimumInvestment: money(row.minimumInvestment, row.currency),
    fundSize: money(row.fundSize, row.currency),
    launchDate: row.launchDate,
    sfdr: sfdrOf(row),
    latestValue: latestValueOf(row, locale),
    shareTotals: row.shareTotals && {
      ...row.shareTotals,
      shareName: shareName(row.shareTotals.shareName, locale),
    },
    lockUp: lockUpOf(row),
  }
}

function toShare(row: ShareRow, locale: Locale): FundShare {
  return {
    id: row.id,
    name: shareName(row.name, locale),
    type: row.type,
    isin: row.isin,
    currency: row.currency,
    periodicity: periodicitySchema.parse(row.periodicity),
    startDate: row.startDate,
    lastValuationDate: row.lastValuationDate,
    capitalCalls: [...row.capitalCalls],
    liquidationValues: row.liquidationValues.map(({ amount, date }) => ({ date, amount })),
    distributions: [...row.distributions],
    cumulativeDistributions: row.cumulativeDistributions,
  }
}

function toCmsData(content: StoredFundContent, validUntil: string | null, locale: Locale) {
  return {
    strategyText: content.strategyText[locale],
    valuationText: content.valuationText[locale],
    taxationText: content.taxationText[locale],
    taxationValidUntil: validUntil,
    team: content.team.map(({ name, position, biography }) => ({
      name,
      position: position[locale],
      biography: biography[locale],
    })),
    terms: content.terms.map(({ label, value }) => ({ label: label[locale], value: value[locale] })),
  }
}

function enterpriseValueOf(details: DetailsRow, currency: string): FundDetail['targetEnterpriseValue'] {
  const minimum = money(details.minimumEnterpriseValue, currency)
  const maximum = money(details.maximumEnterpriseValue, currency)
  return minimum === null && maximum === null ? null : { minimum, maximum }
}

/** The lock-up as older portals read it: that of funds with a fixed term. */
function blockingPeriodOf({ lockUpYears: years, lockUpUntil: until }: FundRow): FundDetail['blockingPeriod'] {
  return years === null || until === null ? null : { years, until }
}

function portfolioOf(stored: StoredPortfolio, locale: Locale): Portfolio {
  const weights = (parts: StoredPortfolio['sectors']) =>
    parts.map(({ label, percent }) => ({ label: label[locale], percent }))
  return {
    ...stored,
    holdings: stored.holdings.map((holding) => ({
      ...holding,
      sector: holding.sector[locale],
      country: holding.country[locale],
    })),
    sectors: weights(stored.sectors),
    countries: weights(stored.countries),
  }
}

function subscriptionPeriodOf(details: DetailsRow): FundDetail['subscriptionPeriod'] {
  const { subscriptionOpensOn: opensOn, subscriptionClosesOn: closesOn } = details
  return opensOn === null ? null : { opensOn, closesOn }
}

type FundParts = {
  readonly fund: FundRow
  readonly details: DetailsRow
  readonly shares: readonly ShareRow[]
}

/** Maps a fund to its page's data, in one language; the editorial content only on request. */
export function toFundDetail(
  { fund, details, shares }: FundParts,
  locale: Locale,
  withCmsData: boolean,
): FundDetail {
  return {
    ...toFundSummary(fund, locale),
    eligibility: details.eligibility.map((code) => term(eligibilities, code, locale)),
    taxation: details.taxation[locale],
    targetEnterpriseValue: enterpriseValueOf(details, fund.currency),
    regulatoryApprovalDate: details.regulatoryApprovalDate,
    subscriptionPeriod: subscriptionPeriodOf(details),
    diversificationObjective: details.diversificationObjective?.[locale] ?? null,
    valuationFrequency: periodicitySchema.parse(details.valuationFrequency),
    reportingFrequency: periodicitySchema.parse(details.reportingFrequency),
    blockingPeriod: blockingPeriodOf(fund),
    hasCurrencyRisk: details.hasCurrencyRisk,
    portfolio: details.portfolio && portfolioOf(details.portfolio, locale),
    keyFigures: details.keyFigures,
    shares: shares.map((share) => toShare(share, locale)),
    cmsData: withCmsData ? toCmsData(details.content, details.taxationValidUntil, locale) : null,
  }
}
