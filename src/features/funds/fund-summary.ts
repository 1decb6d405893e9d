import type { FundSummary, LockUp } from '~/contract/product-api/fund.schema.ts'
import { preserializedData } from '~/lib/preserialized-data.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import type { FundSummaryView, LockUpView } from './fund-summary.schema.ts'

/** Maps a lock-up; null if it lacks a member that its kind requires. */
export function toLockUp(lockUp: LockUp | null | undefined): LockUpView | null {
  if (!lockUp) return null
  const { kind, years, until } = lockUp
  if (kind === 'none') return { kind }
  if (years === null) return null
  if (kind === 'per_subscription') return { kind, years }
  return until === null ? null : { kind, years, until }
}

/** Maps a fund of the product API to its list view, once per API response. */
export const toFundSummary = weakMemo((fund: FundSummary): FundSummaryView => {
  return preserializedData({
    id: fund.id,
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
    lockUp: toLockUp(fund.lockUp),
    shareTotals: fund.shareTotals ?? null,
  })
})
