import type { ReactElement } from 'react'
import type { Formatter } from '../../lib/format/formatter.ts'
import type { Translations } from '../../lib/translations.ts'
import { useFormatter } from '../../routing/navigation/use-formatter.ts'
import { useTranslations } from '../../routing/navigation/use-locale.ts'
import type { FundSummaryView, ShareTotalsView } from './fund-summary.schema.ts'

type ValuedFund = Pick<FundSummaryView, 'latestValue' | 'shareTotals'>

type LatestValueProps = {
  readonly fund: ValuedFund
  /** In a table of dense rows. */
  readonly isOneLine?: boolean
}

/**
 * A net asset value with its date, its share, and what was paid in and distributed: without them it is no
 * measure of anything (P-331). A liquidated fund has a total value in its place.
 */
export function LatestValue({ fund, isOneLine = false }: LatestValueProps): ReactElement {
  const to = useFormatter()
  const { funds, notAvailable } = useTranslations()
  const { latestValue: latest, shareTotals: totals } = fund
  const value = latest
    ? to.netAssetValue(latest.value.amount, latest.value.currency)
    : paidBackText(totals, { funds, to })
  const date = to.shortDate(latest?.date ?? totals?.asOf)
  const share = latest?.shareName ?? totals?.shareName
  if (value === null || date === null || share === undefined)
    return <span className="text-muted">{notAvailable()}</span>
  const context = totalsText(totals, { funds, to })
  const look = isOneLine ? 'ml-2 text-muted' : 'block whitespace-normal text-muted text-sm'
  return (
    <>
      <span className="figures">{value}</span>
      <span className={look}>{isOneLine ? date : funds.datedValue({ share, date })}</span>
      {context && <span className={look}>{context}</span>}
    </>
  )
}

type TotalsWords = { readonly funds: Translations['funds']; readonly to: Formatter }

/** Returns what one share has paid in, of what it has committed, and received. */
function totalsText(totals: ShareTotalsView | null, { funds, to }: TotalsWords): string | null {
  if (totals === null) return null
  const texts = funds.totals
  const amountOf = (amount: string | null) => to.netAssetValue(amount, totals.currency)
  const [paidIn, committed] = [amountOf(totals.paidIn) ?? '', amountOf(totals.committed)]
  const isCalledInFull = committed === null || committed === paidIn
  const paid = isCalledInFull
    ? texts.paidIn({ amount: paidIn })
    : texts.paidInOf({ amount: paidIn, committed })
  const distributed =
    Number(totals.distributed) === 0
      ? texts.nothingDistributed()
      : texts.distributed({ amount: amountOf(totals.distributed) ?? '' })
  return `${paid}, ${distributed}`
}

/** Returns the total value of a share that was paid back: everything that it distributed. */
function paidBackText(totals: ShareTotalsView | null, { funds, to }: TotalsWords): string | null {
  const amount = totals && to.netAssetValue(totals.distributed, totals.currency)
  return amount && funds.totals.paidBack({ amount })
}
