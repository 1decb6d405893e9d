import type { ReactElement, ReactNode } from 'react'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { RiskLevel, yearsText } from '../fund-labels.tsx'
import type { FundSummaryView } from '../fund-summary.schema.ts'
import { lockUpText } from '../lock-up-text.ts'
import { FundCardHead } from './fund-card-head.tsx'

type FundProps = { readonly fund: FundSummaryView }

export type CardTextProps = FundProps & {
  /** True if the status is shown on the card, because no heading states it. */
  readonly hasStatus: boolean
  readonly compare?: readonly string[] | undefined
}

/** The card's content without its interactive parts. */
export function FundCardText({ fund, hasStatus, compare }: CardTextProps): ReactElement {
  return (
    <>
      <FundCardHead fund={fund} compare={compare}>
        {hasStatus ? undefined : <FundClassification fund={fund} />}
      </FundCardHead>
      {hasStatus && <FundClassification fund={fund} />}
      <p className="mt-2 text-muted text-sm">{fund.summary}</p>
      <FundTerms fund={fund} />
      <FundLockUp fund={fund} />
    </>
  )
}

/** Strategy, asset class and geography in one line; labels are for screen readers. */
function FundClassification({ fund }: FundProps): ReactElement {
  const { fact } = useTranslations().funds
  const terms = [
    [fact.strategy(), fund.strategy],
    [fact.assetClass(), fund.assetClass],
    [fact.geography(), fund.geography],
  ]
  return (
    <dl className="mt-1 text-sm">
      {terms.map(([term, description]) => (
        <div
          key={term}
          className="inline-block not-last:after:mx-2 not-last:after:text-muted not-last:after:content-['·']"
        >
          <dt className="sr-only">{term}</dt>
          <dd className="inline">{description}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Lock-up of the fund, in the same words as on its page. */
function FundLockUp({ fund }: FundProps): ReactElement | null {
  const to = useFormatter()
  const { funds } = useTranslations()
  const text = lockUpText(funds, to, fund.lockUp)
  return text === null ? null : (
    <p className="mt-2 text-muted text-sm">
      {funds.lockUp.heading()} · {text}
    </p>
  )
}

/** Distinguishing figures of a fund, as one line with small labels. */
function FundTerms({ fund }: FundProps): ReactElement {
  const to = useFormatter()
  const { funds, notAvailable } = useTranslations()
  const minimum = to.money(fund.minimumInvestment?.amount, fund.minimumInvestment?.currency)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [funds.table.risk(), <RiskLevel key="risk" level={fund.riskIndicator} ticks={false} />],
    [funds.table.horizon(), yearsText(funds, to, fund.horizonYears) ?? notAvailable()],
    [funds.table.minimum(), minimum ?? notAvailable()],
    [
      funds.table.sfdr(),
      fund.sfdrArticle === null ? notAvailable() : funds.sfdr.article({ article: fund.sfdrArticle }),
    ],
  ]
  return (
    <dl className="mt-4 grid grid-cols-4 gap-x-3 border-hairline border-t pt-3 text-sm">
      {facts.map(([term, description]) => (
        <div key={term} className="min-w-0">
          <dt className="text-muted text-sm">{term}</dt>
          <dd className="figures">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
