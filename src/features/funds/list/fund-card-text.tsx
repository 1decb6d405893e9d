import type { ReactElement, ReactNode } from 'react'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { LatestValue, RiskLevel, yearsText } from '../fund-labels.tsx'
import type { FundSummaryView } from '../fund-summary.schema.ts'
import { FundCardHead } from './fund-card-head.tsx'

type FundProps = { readonly fund: FundSummaryView }

/** The card's content without its interactive parts. */
export function FundCardText({ fund }: FundProps): ReactElement {
  return (
    <>
      <FundCardHead fund={fund} />
      <FundClassification fund={fund} />
      <p className="mt-3 text-muted text-sm">{fund.summary}</p>
      <FundTerms fund={fund} />
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

/** The main figures of a fund. */
function FundTerms({ fund }: FundProps): ReactElement {
  const to = useFormatter()
  const { funds, notAvailable } = useTranslations()
  const { fact } = funds
  const minimum = to.money(fund.minimumInvestment?.amount, fund.minimumInvestment?.currency)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [funds.table.risk(), <RiskLevel key="risk" level={fund.riskIndicator} />],
    [fact.horizon(), yearsText(funds, to, fund.horizonYears) ?? notAvailable()],
    [fact.minimumInvestment(), minimum ?? notAvailable()],
    [
      fact.sfdr(),
      fund.sfdrArticle === null ? notAvailable() : funds.sfdr.article({ article: fund.sfdrArticle }),
    ],
    [fact.netAssetValue(), <LatestValue key="value" latest={fund.latestValue} />],
  ]
  return (
    <Facts layout="rows" className="mt-3 text-sm [&>div]:py-1.5!">
      {facts.map(([term, description]) => (
        <Fact key={term} term={term}>
          {description}
        </Fact>
      ))}
    </Facts>
  )
}
