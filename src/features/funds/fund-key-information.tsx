import type { ReactElement, ReactNode } from 'react'
import { kept } from '~/components/kept/kept.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import type { FundDetailView } from './fund-detail.schema.ts'
import { FundRisk, FundTerms } from './fund-key-information-terms.tsx'
import { FundValuation } from './fund-key-information-valuation.tsx'
import { FundTeam } from './fund-team.tsx'
import { EditorialText } from './fund-text.tsx'
import type { SharePerformanceSearch, SharePerformanceView } from './share-performance.schema.ts'
import { SharePerformance } from './share-performance.tsx'

type FundKeyInformationProps = {
  readonly fund: FundDetailView
  readonly performance: Outcome<SharePerformanceView>
  readonly search: SharePerformanceSearch
}

/** The key information tab: strategy, team, valuation and terms, each with its own anchor. */
export function FundKeyInformation({ fund, performance, search }: FundKeyInformationProps): ReactElement {
  return (
    <>
      <SectionLinks />
      <FundSection name="strategy">
        <KeptStrategy fund={fund} />
      </FundSection>
      <FundSection name="team">
        <KeptTeam team={fund.content?.team ?? []} />
      </FundSection>
      <FundSection name="valuation">
        <FundValuation fund={fund}>
          <SharePerformance fundKey={fund.key} fundName={fund.name} outcome={performance} search={search} />
        </FundValuation>
      </FundSection>
      <FundSection name="terms">
        <KeptTerms fund={fund} />
      </FundSection>
    </>
  )
}

const KeptStrategy = kept('fund-strategy', FundStrategy)
const KeptTeam = kept('fund-team', FundTeam)
const KeptTerms = kept('fund-terms', ({ fund }: { fund: FundDetailView }) => (
  <>
    <FundRisk fund={fund} />
    <FundTerms fund={fund} />
  </>
))

const sectionNames = ['strategy', 'team', 'valuation', 'terms'] as const

/** A section's name is its anchor in both languages, so that a link to it survives a change of language. */
type SectionName = (typeof sectionNames)[number]

function SectionLinks(): ReactElement {
  const { sections } = useTranslations().fund
  return (
    <nav aria-label={sections.label()} className="pt-5 text-sm print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {sectionNames.map((name) => (
          <li key={name}>
            <a href={`#${name}`} className="text-link touch-target">
              {sections[name]()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FundSection({ name, children }: { name: SectionName; children: ReactNode }): ReactElement {
  const { sections } = useTranslations().fund
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="scroll-mt-6 pt-12">
      <h2 id={`${name}-title`} className="mb-5 text-2xl">
        {sections[name]()}
      </h2>
      {children}
    </section>
  )
}

function FundStrategy({ fund }: { fund: FundDetailView }): ReactElement {
  const { strategy } = useTranslations().fund
  return (
    <>
      <EditorialText html={fund.content?.strategyHtml} fallback={strategy.none()} />
      {fund.diversificationObjective && (
        <div className="mt-6 max-w-measure border-hairline border-t pt-4">
          <h3 className="mb-1 font-medium font-sans text-base">{strategy.diversification()}</h3>
          <p>{fund.diversificationObjective}</p>
        </div>
      )}
    </>
  )
}
