import type { ReactElement } from 'react'
import { GlossaryTerm } from '~/components/rich-text/glossary-term.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { RiskLevel, yearsText } from '../fund-labels.tsx'
import { LatestValue } from '../fund-value.tsx'
import { lockUpText } from '../lock-up-text.ts'
import type { FundDetailView } from './fund-detail.schema.ts'

/** The four figures by which a fund is first judged: value with its context, risk, lock-up and minimum. */
export function FundFigures({ fund }: { readonly fund: FundDetailView }): ReactElement {
  const { fund: texts, funds, notAvailable } = useTranslations()
  const to = createFormatter(useLocale())
  const minimum = to.money(fund.minimumInvestment?.amount, fund.minimumInvestment?.currency)
  const years = yearsText(funds, to, fund.horizonYears)
  return (
    <section aria-label={texts.header.figures()}>
      <Facts layout="grid" className="grid-cols-2! border-hairline border-b lg:grid-cols-4!">
        <Fact
          term={
            <GlossaryTerm term="nav">
              {fund.latestValue ? funds.fact.netAssetValue() : texts.header.value()}
            </GlossaryTerm>
          }
        >
          <LatestValue fund={fund} />
        </Fact>
        <Fact
          term={<GlossaryTerm term="sri">{funds.fact.riskIndicator()}</GlossaryTerm>}
          detail={years && texts.risk.holding({ years })}
        >
          <RiskLevel level={fund.riskIndicator} />
        </Fact>
        <Fact term={<GlossaryTerm term="lockUp">{funds.lockUp.heading()}</GlossaryTerm>}>
          <span className="normal-nums">{lockUpText(funds, to, fund.lockUp) ?? notAvailable()}</span>
        </Fact>
        <Fact term={funds.fact.minimumInvestment()}>{minimum ?? notAvailable()}</Fact>
      </Facts>
    </section>
  )
}
