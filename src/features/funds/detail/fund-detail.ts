import type { FundDetail } from '~/contract/product-api/fund.schema.ts'
import { markdownToHtml } from '~/lib/markdown.ts'
import { compareDates, type PlainDate, parsePlainDate } from '~/lib/plain-date.ts'
import { preserializedData } from '~/lib/preserialized-data.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { toFundSummary } from '../fund-summary.ts'
import { publicShares } from '../performance/share-performance.ts'
import type { BlockingPeriodView, FundContentView, FundDetailView } from './fund-detail.schema.ts'

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

function toBlockingPeriod(period: FundDetail['blockingPeriod'], today: PlainDate): BlockingPeriodView | null {
  const until = parsePlainDate(period?.until)
  return period && until && { years: period.years, until, isOver: compareDates(until, today) < 0 }
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
  return {
    ...toFundSummary(fund),
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
    blockingPeriod: toBlockingPeriod(fund.blockingPeriod, today),
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
