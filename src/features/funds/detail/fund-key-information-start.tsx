import type { ReactElement } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { EditorialText } from '../fund-text.tsx'
import type { FundDetailView } from './fund-detail.schema.ts'
import { FundSection, sectionNames } from './fund-section.tsx'
import { FundTeam } from './fund-team.tsx'

/** Links to all sections, and the sections above the fund's values. */
export function FundStart({ fund }: { readonly fund: FundDetailView }): ReactElement {
  return (
    <>
      <SectionLinks />
      <FundSection name="strategy">
        <FundStrategy fund={fund} />
      </FundSection>
      <FundSection name="team">
        <FundTeam team={fund.content?.team ?? []} />
      </FundSection>
    </>
  )
}

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
