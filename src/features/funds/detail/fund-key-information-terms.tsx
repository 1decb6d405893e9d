import type { ReactElement } from 'react'
import { ClosedOnPhone } from '~/components/ui/disclosure.tsx'
import { type RiskClass, RiskScale } from '~/components/ui/risk-scale.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { yearsText } from '../fund-labels.tsx'
import { EditorialText } from '../fund-text.tsx'
import type { FundDetailView } from './fund-detail.schema.ts'
import { FundSection } from './fund-section.tsx'

const isRiskClass = (level: number | null): level is RiskClass => level !== null && level >= 1 && level <= 7

/** The risk and the terms of a fund, with the notices that the law requires for both. */
export function FundTermsSection({ fund }: { readonly fund: FundDetailView }): ReactElement {
  const { more } = useTranslations().fund
  return (
    <FundSection name="terms">
      <FundRisk fund={fund} />
      <ClosedOnPhone summary={more.terms()}>
        <FundTerms fund={fund} />
      </ClosedOnPhone>
    </FundSection>
  )
}

/** The summary risk indicator with its warnings and the recommended holding period (PRIIPs 2017/653, annex III). */
function FundRisk({ fund }: { fund: FundDetailView }): ReactElement {
  const { funds, fund: texts } = useTranslations()
  const to = createFormatter(useLocale())
  const level = isRiskClass(fund.riskIndicator) ? fund.riskIndicator : null
  const years = yearsText(funds, to, fund.horizonYears)
  const { risk, warnings } = funds
  return (
    <div className="mb-10">
      <h3 className="mb-4 text-xl">{texts.risk.title()}</h3>
      <RiskScale
        value={level}
        label={level === null ? risk.none() : risk.outOfSeven({ level })}
        lowLabel={risk.lowest()}
        highLabel={risk.highest()}
        className="max-w-measure"
      >
        <p className="text-foreground">
          {years ? texts.risk.holding({ years }) : texts.risk.holdingUnknown()}
        </p>
        {years && level !== null && <p>{risk.holdingPeriod({ text: years })}</p>}
        {level === 1 && <p>{risk.lowestIsNotNone()}</p>}
        <p>{warnings.capital()}</p>
        <p>{warnings.illiquidity()}</p>
        {fund.hasCurrencyRisk && <p>{warnings.currency()}</p>}
      </RiskScale>
    </div>
  )
}

/** Terms of the fund, and its taxation with the required notice and validity date. */
function FundTerms({ fund }: { fund: FundDetailView }): ReactElement {
  const { terms } = useTranslations().fund
  const to = createFormatter(useLocale())
  const approval = to.longDate(fund.regulatoryApprovalDate)
  const period = useSubscriptionPeriod(fund)
  return (
    <>
      <dl className="border-hairline border-t">
        {period && <Term name={terms.subscriptionPeriod()}>{period}</Term>}
        {approval && <Term name={terms.approval()}>{approval}</Term>}
        {fund.content?.terms.map(({ label, value }) => (
          <Term key={label} name={label}>
            {value}
          </Term>
        ))}
      </dl>
      <Taxation fund={fund} />
    </>
  )
}

/** Term and its text. Texts are as frequent as figures, so both are aligned left. */
function Term({ name, children }: { name: string; children: string }): ReactElement {
  return (
    <div className="grid gap-x-8 gap-y-1 border-hairline border-b py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <dt className="text-muted text-sm sm:pt-0.5">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Returns the subscription period as text, in the past tense once it is over. */
function useSubscriptionPeriod({ subscriptionPeriod }: FundDetailView): string | null {
  const { terms } = useTranslations().fund
  const to = createFormatter(useLocale())
  const from = to.longDate(subscriptionPeriod?.opensOn)
  const until = to.longDate(subscriptionPeriod?.closesOn)
  if (from === null) return null
  return until === null ? terms.since({ from }) : terms.fromTo({ from, to: until })
}

function Taxation({ fund }: { fund: FundDetailView }): ReactElement {
  const { fund: texts, funds, notAvailable } = useTranslations()
  const to = createFormatter(useLocale())
  const validUntil = to.longDate(fund.content?.taxationValidUntil)
  return (
    <div id="taxation" className="mt-10 scroll-mt-6">
      <h3 className="mb-3 text-xl">{texts.terms.taxation()}</h3>
      {fund.content?.taxationHtml ? (
        <EditorialText html={fund.content.taxationHtml} fallback="" />
      ) : (
        <p className="max-w-measure">{fund.taxation || notAvailable()}</p>
      )}
      <p className="mt-3 max-w-measure text-muted text-sm">
        {funds.warnings.tax()}{' '}
        {validUntil ? texts.terms.taxValidUntil({ date: validUntil }) : texts.terms.taxValidity()}
      </p>
    </div>
  )
}
