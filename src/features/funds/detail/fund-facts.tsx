import type { ReactElement, ReactNode } from 'react'
import { GlossaryTerm } from '~/components/rich-text/glossary-term.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { createFormatter, type Formatter } from '~/lib/format/formatter.ts'
import type { Translations } from '~/lib/translations.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { LegalForm, RiskLevel, targetText, yearsText } from '../fund-labels.tsx'
import type { FundDetailView } from './fund-detail.schema.ts'

type Words = {
  readonly fund: FundDetailView
  readonly texts: Translations
  readonly to: Formatter
}

/** The fourteen facts that sum up a fund (P-071), in its order. */
export function FundFacts({ fund }: { fund: FundDetailView }): ReactElement {
  const texts = useTranslations()
  const to = createFormatter(useLocale())
  const { fact } = texts.funds
  const words = { fund, texts, to }
  return (
    <Facts layout="rows" className="text-sm [&>div]:py-1.5!">
      <FactLine term={fact.strategy()}>
        <Word>{fund.strategy}</Word>
      </FactLine>
      <FactLine term={fact.assetClass()}>
        <Word>{fund.assetClass}</Word>
      </FactLine>
      <FactLine term={fact.geography()}>
        <Word>{fund.geography}</Word>
      </FactLine>
      <FactLine term={fact.horizon()}>{yearsText(texts.funds, to, fund.horizonYears)}</FactLine>
      <FactLine term={fact.sector()}>
        <Word>{fund.sector}</Word>
      </FactLine>
      <FactLine term={fact.riskIndicator()}>
        <RiskLevel level={fund.riskIndicator} />
      </FactLine>
      <FactLine term={fact.legalForm()}>
        <LegalForm form={fund.legalForm} />
      </FactLine>
      <FactLine term={fact.eligibility()}>
        {fund.eligibility.length > 0 && <Word>{to.list(fund.eligibility)}</Word>}
      </FactLine>
      <TaxationLine {...words} />
      <FactLine term={fact.minimumInvestment()}>
        {to.money(fund.minimumInvestment?.amount, fund.minimumInvestment?.currency)}
      </FactLine>
      <FactLine term={fact.targetEnterpriseValue()}>{targetText(words)}</FactLine>
      <FactLine term={fact.fundSize()}>
        {to.compactMoney(fund.fundSize?.amount, fund.fundSize?.currency)}
      </FactLine>
      <FactLine term={fact.launchDate()}>{to.longDate(fund.launchDate)}</FactLine>
      <FactLine term={<GlossaryTerm term="sfdr">{fact.sfdr()}</GlossaryTerm>}>
        {fund.sfdr && <SfdrLine sfdr={fund.sfdr} {...words} />}
      </FactLine>
    </Facts>
  )
}

/** Text among figures: tabular digits would widen its hyphens. */
function Word({ children }: { children: string }): ReactElement {
  return <span className="normal-nums">{children}</span>
}

/** Term and value of a fact; a missing value is stated as such, never printed as zero. */
function FactLine({ term, children }: { term: ReactNode; children: ReactNode }): ReactElement {
  const { notAvailable } = useTranslations()
  const isMissing = children === null || children === false || children === ''
  return (
    <Fact term={term}>{isMissing ? <span className="text-muted">{notAvailable()}</span> : children}</Fact>
  )
}

/** The tax treatment: a text under its term, always with the notice and its validity date. */
function TaxationLine({ fund, texts, to }: Words): ReactElement {
  const validUntil = to.longDate(fund.content?.taxationValidUntil)
  const { taxValidUntil, taxValidity } = texts.fund.terms
  return (
    <div className="block!">
      <dt className="text-muted text-sm">{texts.funds.fact.taxation()}</dt>
      <dd className="mt-1 max-w-none! text-left! text-sm">
        {fund.taxation || <span className="text-muted">{texts.notAvailable()}</span>}
        <span className="mt-1 block text-muted">
          {texts.funds.warnings.tax()} {validUntil ? taxValidUntil({ date: validUntil }) : taxValidity()}
        </span>
      </dd>
    </div>
  )
}

type SfdrLineProps = Omit<Words, 'fund'> & { readonly sfdr: NonNullable<FundDetailView['sfdr']> }

/**
 * SFDR article 6, 8 or 9: disclosure regimes and not a ranking, so no colour; linked where a disclosure
 * exists.
 */
function SfdrLine({ sfdr, texts, to }: SfdrLineProps): ReactElement {
  const article = texts.funds.sfdr.article({ article: sfdr.article })
  const since = to.longDate(sfdr.validFrom)
  return (
    <>
      {sfdr.sourceUrl === null ? article : <SfdrLink {...{ article, url: sfdr.sourceUrl, texts }} />}
      {since && (
        <span className="block text-muted text-sm">{texts.fund.facts.sfdrSince({ date: since })}</span>
      )}
    </>
  )
}

function SfdrLink({ article, url, texts }: { article: string; url: string; texts: Translations }) {
  return (
    <a href={url} className="text-link" title={texts.funds.sfdr.disclosure()} rel="noopener">
      {article}
    </a>
  )
}
