import { Big } from 'big.js'
import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { parseAmount } from '~/lib/amount-text.ts'
import { entryCost } from '~/lib/figures/entry-cost.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { OfferView } from '../subscribe.schema.ts'

/** Tells whether an amount is below a minimum. */
export const isBelow = (amount: string, minimum: string): boolean => new Big(amount).lt(minimum)

/** Returns a rate in percent as a ratio: `5.00` gives `0.05`. */
export const ratioOf = (percent: string): string => new Big(percent).div(100).toFixed()

type FeesProps = { readonly offer: OfferView | undefined; readonly typedAmount: string }

/** Costs of the subscription for the amount in the form: its fees in money and its minimum (P-506). */
export function CaseFees({ offer, typedAmount }: FeesProps): ReactElement {
  const { fees: words } = useTranslations().cases
  const amount = parseAmount(typedAmount)
  return (
    <section aria-label={words.title()} className="border-hairline border-y py-5">
      {offer === undefined || amount === null ? (
        <p className="text-muted text-sm">{words.waiting()}</p>
      ) : (
        <Costs offer={offer} amount={amount} />
      )}
    </section>
  )
}

/** The cost of an amount of a share. */
export function Costs({ amount, offer }: { amount: string; offer: OfferView }): ReactElement {
  const { fees: words } = useTranslations().cases
  const to = useFormatter()
  const { currency, feePercent, minimum } = offer
  const cost = feePercent === null ? null : entryCost(amount, feePercent)
  const feeRatio = feePercent === null ? null : ratioOf(feePercent)
  const isTooSmall = minimum !== null && isBelow(amount, minimum.amount)
  return (
    <>
      <Facts layout="rows" className="max-w-xl">
        <Fact term={words.amount()}>{to.netAssetValue(amount, currency)}</Fact>
        {cost === null ? (
          <Fact term={words.none()}>–</Fact>
        ) : (
          <>
            <Fact term={words.fee({ percent: to.percent(feeRatio) ?? '' })}>
              {to.netAssetValue(cost.fee, currency)}
            </Fact>
            <Fact term={words.total()}>
              <strong className="font-semibold">{to.netAssetValue(cost.total, currency)}</strong>
            </Fact>
          </>
        )}
      </Facts>
      {minimum && (
        <p className="pt-3 text-muted text-sm">
          {words.minimum({ amount: to.money(minimum.amount, minimum.currency) ?? '' })}
        </p>
      )}
      {isTooSmall && (
        <Alert tone="warning" className="mt-3">
          {words.below()}
        </Alert>
      )}
    </>
  )
}
