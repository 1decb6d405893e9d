import type { ReactElement } from 'react'
import type { Formatter } from '~/lib/format/formatter.ts'
import type { Translations } from '~/lib/translations.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundSummaryView, ShareTotalsView } from './fund-summary.schema.ts'

type ValuedFund = Pick<FundSummaryView, 'latestValue' | 'shareTotals'>

type LatestValueProps = {
  readonly fund: ValuedFund
  /** In a table of dense rows. */
  readonly isOneLine?: boolean
}

/**
 * Net asset value with its date, its share, and the paid-in and distributed amounts, which it cannot be judged without
 * (P-331). For a liquidated fund, the total value.
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

/** Returns the text of a share's totals: paid in, of the committed amount, and received. */
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
