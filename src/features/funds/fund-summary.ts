import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import { remembered } from '~/lib/remembered.ts'
import { steadyData } from '~/lib/steady-data.ts'
import type { FundSummaryView } from './fund-summary.schema.ts'

/** Maps a fund of the product API to what lists show of it: once for each answer of the product API. */
export const toFundSummary = remembered((fund: FundSummary): FundSummaryView => {
  return steadyData({
    key: fund.slug ?? fund.id,
    hasPage: fund.slug !== null,
    name: fund.name,
    summary: fund.summary,
    status: fund.status,
    strategy: fund.strategy.label,
    assetClass: fund.assetClass.label,
    geography: fund.geography.label,
    legalForm: fund.legalForm,
    riskIndicator: fund.riskIndicator,
    horizonYears: fund.horizonYears,
    minimumInvestment: fund.minimumInvestment,
    launchDate: fund.launchDate,
    sfdrArticle: fund.sfdr?.article ?? null,
    latestValue: fund.latestValue && {
      shareName: fund.latestValue.shareName,
      value: fund.latestValue.netAssetValue,
      date: fund.latestValue.date,
    },
  })
})
