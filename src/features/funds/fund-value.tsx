import type { ReactElement } from 'react'
import { useFormatter } from '~/routing/use-formatter.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import type { LatestValueView } from './fund-summary.schema.ts'

/** A net asset value with its date and share beside it. */
export function LatestValue({ latest }: { latest: LatestValueView | null }): ReactElement {
  const to = useFormatter()
  const { funds, notAvailable } = useTranslations()
  const value = latest && to.netAssetValue(latest.value.amount, latest.value.currency)
  if (!latest || value === null) return <span className="text-muted">{notAvailable()}</span>
  return (
    <>
      <span className="figures">{value}</span>
      <span className="block whitespace-normal text-muted">
        {funds.datedValue({ share: latest.shareName, date: to.shortDate(latest.date) ?? '' })}
      </span>
    </>
  )
}
