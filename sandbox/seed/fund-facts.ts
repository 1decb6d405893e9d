import type { fundDetails, funds } from '../database/schema/index.ts'
import { searchableText } from '../product/search-text.ts'
import {
  assetClasses,
  type EligibilityCode,
  geographies,
  labelOf,
  sectors,
  strategies,
} from '../product/vocabulary.ts'
import { drawKeyFigures } from './fund-costs.ts'
import type { FundPlan } from './fund-plan.ts'
import { drawPortfolio } from './fund-portfolio.ts'
import { addDays, addMonths, laterOf, yearOf } from './plain-dates.ts'
import { createRandom, type Random } from './random.ts'
import { periodicityOf, type ShareRow, shareTotalsOf } from './shares.ts'
import { writeContent } from './texts/content.ts'
import { writeDiversification, writeSummary, writeTaxation } from './texts/short-texts.ts'

/** The two rows of a fund. */
export type FundRows = {
  readonly fund: typeof funds.$inferInsert
  readonly details: typeof fundDetails.$inferInsert
}

function minimumInvestmentOf(plan: FundPlan, random: Random): number {
  const { family } = plan
  if (family.legalForm === 'FPCI') return random.pick([100_000, 100_000, 100_000, 150_000, 250_000])
  if (family.horizonYears === null) return random.pick([1_000, 2_000, 5_000])
  if (family.legalForm === 'FCPR') return random.pick([3_000, 5_000, 10_000])
  return random.pick([1_000, 1_000, 2_000, 3_000])
}

function fundSizeOf(plan: FundPlan, random: Random): number {
  const [smallest, largest] =
    plan.family.legalForm === 'FPCI' ? [80, 650] : plan.family.legalForm === 'FCPR' ? [60, 420] : [18, 75]
  return (random.integer(smallest, largest) + plan.generation * 15) * 1_000_000
}

/**
 * Returns the risk class of a fund: 6 or 7, since these funds are usually priced less than monthly; 5 only for monthly
 * priced debt and infrastructure. Fund 41 is young, and has not published its indicator yet.
 */
function riskIndicatorOf(plan: FundPlan, periodicity: string): number | null {
  const { assetClass, legalForm } = plan.family
  if (plan.number === 41) return null
  if (periodicity === 'month' && assetClass !== 'private-equity') return 5
  if (assetClass === 'venture-capital' || legalForm === 'FIP') return 7
  return assetClass === 'private-equity' && plan.number % 3 === 0 ? 7 : 6
}

function eligibilityOf(plan: FundPlan): readonly EligibilityCode[] {
  const { family, number } = plan
  if (family.horizonYears === null) return ['securities-account', 'life-insurance', 'retirement-plan']
  if (family.legalForm === 'FIP' || family.legalForm === 'FCPI') return ['securities-account']
  if (family.legalForm === 'FCPR') return ['securities-account', 'life-insurance', 'pea-pme']
  const hasReinvestment = family.assetClass === 'private-equity' && number % 2 === 0
  return hasReinvestment
    ? ['securities-account', 'proceeds-reinvestment']
    : ['securities-account', 'life-insurance']
}

/** Enterprise values at entry; none for buildings and for portfolios of fund shares. */
function enterpriseValuesOf(plan: FundPlan, random: Random): readonly [number | null, number | null] {
  const million = 1_000_000
  switch (plan.family.assetClass) {
    case 'real-estate':
    case 'secondaries':
      return [null, null]
    case 'venture-capital':
      return [random.integer(3, 10) * million, random.integer(30, 80) * million]
    case 'infrastructure':
      return [random.integer(20, 50) * million, null]
    case 'private-debt':
      return [random.integer(15, 40) * million, random.integer(150, 300) * million]
    case 'private-equity':
      if (plan.family.strategy === 'regional')
        return [random.integer(2, 6) * million, random.integer(20, 40) * million]
      return [random.integer(10, 40) * million, random.integer(80, 300) * million]
  }
}

/** Years after each subscription for which a fund without fixed term redeems nothing. */
const evergreenLockUpYears = 5

function lockUpOf(plan: FundPlan): { lockUpYears: number | null; lockUpUntil: string | null } {
  const { legalForm, horizonYears } = plan.family
  if (legalForm === 'FPCI') return { lockUpYears: null, lockUpUntil: null }
  if (horizonYears === null) return { lockUpYears: evergreenLockUpYears, lockUpUntil: null }
  const end = addMonths(plan.launchDate, horizonYears * 12)
  return { lockUpYears: horizonYears, lockUpUntil: `${yearOf(end)}-12-31` }
}

function sfdrOf(plan: FundPlan) {
  const { sfdrArticle } = plan.family
  const regulationDate = '2021-03-10'
  const slug = plan.slugs?.fr ?? `fonds-${plan.number}`
  return {
    sfdrArticle,
    sfdrValidFrom: laterOf(plan.launchDate, regulationDate),
    sfdrSourceUrl: sfdrArticle === 6 ? null : `https://www.orvanne.example/durabilite/${slug}`,
  }
}

function searchText(plan: FundPlan, locale: 'fr' | 'en'): string {
  const { strategy, assetClass, sector, geography, legalForm } = plan.family
  const labels = [
    labelOf(strategies, strategy, locale),
    labelOf(assetClasses, assetClass, locale),
    labelOf(sectors, sector, locale),
    labelOf(geographies, geography, locale),
  ]
  return searchableText([plan.name, ...labels, legalForm].join(' '))
}

function latestOf(plan: FundPlan, share: ShareRow) {
  const value = share.liquidationValues.at(-1)
  if (value === undefined || plan.status === 'liquidation') {
    return { latestShareName: null, latestValue: null, latestCurrency: null, latestDate: null }
  }
  return {
    latestShareName: share.name,
    latestValue: value.amount,
    latestCurrency: share.currency,
    latestDate: value.date,
  }
}

function fundRowOf(plan: FundPlan, mainShare: ShareRow, random: Random): FundRows['fund'] {
  const { family } = plan
  return {
    id: plan.number,
    name: plan.name,
    nameSort: searchableText(plan.name),
    slugFr: plan.slugs?.fr ?? null,
    slugEn: plan.slugs?.en ?? null,
    searchFr: searchText(plan, 'fr'),
    searchEn: searchText(plan, 'en'),
    status: plan.status,
    strategy: family.strategy,
    assetClass: family.assetClass,
    geography: family.geography,
    sector: family.sector,
    legalForm: family.legalForm,
    summary: writeSummary(plan),
    riskIndicator: riskIndicatorOf(plan, mainShare.periodicity),
    horizonYears: family.horizonYears ?? 8,
    currency: 'EUR',
    minimumInvestment: String(minimumInvestmentOf(plan, random)),
    fundSize: String(fundSizeOf(plan, random)),
    launchDate: plan.launchDate,
    ...sfdrOf(plan),
    ...lockUpOf(plan),
    ...latestOf(plan, mainShare),
    shareTotals: shareTotalsOf(plan, mainShare),
  }
}

function detailsRowOf(plan: FundPlan, random: Random): FundRows['details'] {
  const [minimumEnterpriseValue, maximumEnterpriseValue] = enterpriseValuesOf(plan, random)
  const periodicity = periodicityOf(plan)
  const isDeclared = plan.family.legalForm === 'FPCI'
  const farGeography = plan.family.geography === 'north-america' || plan.family.geography === 'global'
  return {
    fundId: plan.number,
    eligibility: eligibilityOf(plan),
    taxation: writeTaxation(plan),
    taxationValidUntil: `${yearOf(plan.asOf)}-12-31`,
    minimumEnterpriseValue: minimumEnterpriseValue?.toString() ?? null,
    maximumEnterpriseValue: maximumEnterpriseValue?.toString() ?? null,
    regulatoryApprovalDate: isDeclared
      ? null
      : addDays(addMonths(plan.launchDate, -3), random.integer(0, 20)),
    subscriptionOpensOn: plan.subscription.opensOn,
    subscriptionClosesOn: plan.subscription.closesOn,
    diversificationObjective: writeDiversification(plan),
    valuationFrequency: periodicity,
    // Reports are half-yearly for any valuation frequency: no page promises more than is delivered.
    reportingFrequency: 'semester',
    liquidatedOn: plan.status === 'liquidation' ? plan.endDate : null,
    hasCurrencyRisk: farGeography || plan.family.geography === 'northern-europe',
    content: writeContent(plan, periodicity),
  }
}

/** Generates the facts of a fund from its plan. */
export function drawFund(plan: FundPlan, shares: readonly [ShareRow, ...ShareRow[]]): FundRows {
  const random = createRandom(`facts ${plan.number}`)
  const [mainShare] = shares
  const fund = fundRowOf(plan, mainShare, random)
  const details = detailsRowOf(plan, random)
  const portfolio = drawPortfolio(plan, mainShare.lastValuationDate ?? plan.launchDate, fund.fundSize ?? '0')
  return { fund, details: { ...details, portfolio, keyFigures: drawKeyFigures(plan) } }
}
