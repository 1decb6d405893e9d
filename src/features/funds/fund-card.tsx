import type { ReactElement, ReactNode } from 'react'
import { kept } from '~/components/kept/kept.tsx'
import { Card, CardControls, CardFooter } from '~/components/ui/card.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { useFormatter } from '~/routing/use-formatter.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import { FundCardHead } from './fund-card-head.tsx'
import { FundCompareToggle } from './fund-compare-toggle.tsx'
import { RiskLevel, yearsText } from './fund-labels.tsx'
import type { FundListSearch, NamedFund } from './fund-list.schema.ts'
import type { FundSummaryView } from './fund-summary.schema.ts'
import { LatestValue } from './fund-value.tsx'

type FundProps = { readonly fund: FundSummaryView }

type FundCardProps = {
  readonly fund: FundSummaryView
  readonly search: FundListSearch
  readonly chosen: readonly NamedFund[]
}

/** A fund in the list of cards: what it is, its state and its main terms; no performance figure. */
export function FundCard({ fund, search, chosen }: FundCardProps): ReactElement {
  return (
    <Card asChild look="ruled" parts={6} className="card-in-view md:mb-12">
      <li>
        <FundCardText fund={fund} />
        <CardFooter>
          <CardControls>
            <FundCompareToggle {...{ fund, search, chosen }} />
          </CardControls>
        </CardFooter>
      </li>
    </Card>
  )
}

/** All of the card but what the visitor does with it. */
const FundCardText = kept('fund-card', ({ fund }: FundProps) => (
  <>
    <FundCardHead fund={fund} />
    <FundClassification fund={fund} />
    <p className="mt-3 text-muted text-sm">{fund.summary}</p>
    <FundTerms fund={fund} />
  </>
))

/** Strategy, asset class and geography in one line; their names are for screen readers. */
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

/** The figures of a fund. */
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
