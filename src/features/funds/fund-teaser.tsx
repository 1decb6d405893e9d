import type { ReactElement } from 'react'
import { Card } from '~/components/ui/card.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { RiskLevel, yearsText } from './fund-labels.tsx'
import type { FundSummaryView } from './fund-summary.schema.ts'
import { FundCardHead } from './list/fund-card-head.tsx'

/** A short view of a fund, for pages about more than funds. */
export function FundTeaser({ fund }: { fund: FundSummaryView }): ReactElement {
  const to = useFormatter()
  const { funds, notAvailable } = useTranslations()
  const minimum = to.money(fund.minimumInvestment?.amount, fund.minimumInvestment?.currency)
  return (
    <Card asChild look="ruled" parts={4} className="md:mb-8">
      <li>
        <FundCardHead fund={fund} />
        <p className="mt-2 text-muted text-sm">{fund.summary}</p>
        <Facts layout="rows" className="mt-4 text-sm">
          <Fact term={funds.fact.strategy()}>{fund.strategy}</Fact>
          <Fact term={funds.table.risk()}>
            <RiskLevel level={fund.riskIndicator} />
          </Fact>
          <Fact term={funds.fact.horizon()}>{yearsText(funds, to, fund.horizonYears) ?? notAvailable()}</Fact>
          <Fact term={funds.fact.minimumInvestment()}>{minimum ?? notAvailable()}</Fact>
        </Facts>
      </li>
    </Card>
  )
}
