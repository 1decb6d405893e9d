import Big from 'big.js'
import type { FundDetail } from '~/contract/product-api/fund.schema.ts'
import type { KeyFigures, Portfolio } from '~/contract/product-api/fund-disclosures.schema.ts'
import { markdownToHtml } from '~/lib/markdown.ts'
import { compareDates, daysBetween, type PlainDate, parsePlainDate } from '~/lib/plain-date.ts'
import { preserializedData } from '~/lib/preserialized-data.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import type { LockUpView } from '../fund-summary.schema.ts'
import { toFundSummary, toLockUp } from '../fund-summary.ts'
import { publicShares } from '../performance/share-performance.ts'
import type { FundContentView, FundDetailView, KeyFiguresView, PortfolioView } from './fund-detail.schema.ts'

const toContent = weakMemo((content: NonNullable<FundDetail['cmsData']>): FundContentView => {
  return {
    strategyHtml: markdownToHtml(content.strategyText),
    valuationHtml: markdownToHtml(content.valuationText),
    taxationHtml: markdownToHtml(content.taxationText),
    taxationValidUntil: content.taxationValidUntil,
    team: content.team.map(({ name, position, biography }) => ({
      name,
      position,
      biographyHtml: markdownToHtml(biography),
    })),
    terms: content.terms,
  }
})

/** The lock-up, which an older product API gives as `blockingPeriod`. */
function lockUpOf({ lockUp, blockingPeriod }: FundDetail): LockUpView | null {
  return toLockUp(lockUp ?? (blockingPeriod && { kind: 'fixed_term', ...blockingPeriod }))
}

function isLockUpOver(lockUp: LockUpView | null, today: PlainDate): boolean {
  const until = lockUp?.kind === 'fixed_term' ? parsePlainDate(lockUp.until) : null
  return until !== null && compareDates(until, today) < 0
}

const ratioOf = (percent: string): string => new Big(percent).div(100).toString()

function toKeyFigures(figures: KeyFigures | null | undefined): KeyFiguresView | null {
  if (!figures) return null
  const { costs, holdingYears, investment, scenarios, yearlyImpact } = figures
  const sumOf = (period: 'firstYear' | 'wholePeriod') =>
    costs.reduce((sum, cost) => sum.plus(cost[period]), new Big(0)).toFixed(2)
  return {
    ...{ holdingYears, investment },
    costs: costs.map(({ rate, ...cost }) => ({ ...cost, ratio: ratioOf(rate) })),
    total: { firstYear: sumOf('firstYear'), wholePeriod: sumOf('wholePeriod') },
    yearlyImpact: ratioOf(yearlyImpact),
    scenarios: scenarios.map((scenario) => ({ ...scenario, yearlyReturn: ratioOf(scenario.yearlyReturn) })),
  }
}

function toPortfolio(portfolio: Portfolio | null | undefined): PortfolioView | null {
  if (!portfolio) return null
  const weights = (parts: Portfolio['sectors']) =>
    parts.map(({ label, percent }) => ({ label, ratio: ratioOf(percent) }))
  return {
    ...portfolio,
    holdings: portfolio.holdings.map(({ percent, ...holding }) => ({ ...holding, ratio: ratioOf(percent) })),
    sectors: weights(portfolio.sectors),
    countries: weights(portfolio.countries),
  }
}

/** Days until subscription ends, the last one included; null for a fund that is not open or stays open. */
function daysLeftOf({ status, subscriptionPeriod }: FundDetail, today: PlainDate): number | null {
  const closesOn = parsePlainDate(subscriptionPeriod?.closesOn)
  if (status !== 'open' || closesOn === null || compareDates(closesOn, today) < 0) return null
  return daysBetween(today, closesOn) + 1
}

function distributionsOf(fund: FundDetail): FundDetailView['distributions'] {
  const [main] = publicShares(fund)
  if (main === undefined) return []
  return main.distributions
    .toReversed()
    .map(({ amount, date }) => ({ date, amount: { amount, currency: main.currency } }))
}

const daysOf = weakMemo((_fund: FundDetail) => new Map<PlainDate, FundDetailView>())

/**
 * Maps a fund of the product API to its page view on a day, once per API response. Non-public shares are
 * left out.
 */
export function toFundDetail(fund: FundDetail, today: PlainDate): FundDetailView {
  const days = daysOf(fund)
  const view = days.get(today) ?? preserializedData(detailOn(fund, today))
  days.set(today, view)
  return view
}

function detailOn(fund: FundDetail, today: PlainDate): FundDetailView {
  const lockUp = lockUpOf(fund)
  return {
    ...toFundSummary(fund),
    lockUp,
    isLockUpOver: isLockUpOver(lockUp, today),
    id: fund.id,
    slugs: fund.slugs,
    sector: fund.sector.label,
    eligibility: fund.eligibility.map(({ label }) => label),
    taxation: fund.taxation,
    fundSize: fund.fundSize,
    targetEnterpriseValue: fund.targetEnterpriseValue,
    sfdr: fund.sfdr && {
      article: fund.sfdr.article,
      validFrom: fund.sfdr.validFrom,
      sourceUrl: fund.sfdr.sourceUrl,
    },
    regulatoryApprovalDate: fund.regulatoryApprovalDate,
    subscriptionPeriod: fund.subscriptionPeriod,
    diversificationObjective: fund.diversificationObjective,
    valuationFrequency: fund.valuationFrequency,
    reportingFrequency: fund.reportingFrequency,
    daysLeft: daysLeftOf(fund, today),
    distributions: distributionsOf(fund),
    portfolio: toPortfolio(fund.portfolio),
    keyFigures: toKeyFigures(fund.keyFigures),
    hasCurrencyRisk: fund.hasCurrencyRisk,
    shares: publicShares(fund).map(({ id, name, isin, currency, periodicity }) => ({
      id,
      name,
      isin,
      currency,
      periodicity,
    })),
    content: fund.cmsData && toContent(fund.cmsData),
  }
}
