import type { ReactElement } from 'react'
import { Avatar } from '~/components/ui/avatar.tsx'
import { ClosedOnPhone } from '~/components/ui/disclosure.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { EditorialText } from '../fund-text.tsx'
import type { FundDetailView, FundRelatedView, FundTeamMember } from './fund-detail.schema.ts'
import { FundSection, type SectionName, sectionNames } from './fund-section.tsx'

/** The fund's managers: name, position and background. */
function FundTeam({ team }: { team: readonly FundTeamMember[] }): ReactElement {
  const texts = useTranslations().fund.team
  if (team.length === 0) return <p className="text-muted">{texts.none()}</p>
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {team.map((member) => (
        <li key={member.name} className="flex gap-4 border-hairline border-t pt-4">
          <Avatar name={member.name} size="xl" decorative />
          <div className="min-w-0">
            <h3 className="text-lg">{member.name}</h3>
            <p className="text-muted text-sm">{member.position}</p>
            {member.biographyHtml && (
              <details className="mt-1 text-sm">
                <summary className="text-link w-fit">
                  {texts.biography()}
                  <span className="sr-only"> {member.name}</span>
                </summary>
                <div className="mt-2">
                  <EditorialText html={member.biographyHtml} fallback="" />
                </div>
              </details>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

type FundProps = { readonly fund: FundDetailView }
type LinksProps = FundProps & { readonly related: FundRelatedView }

/** Sections that a fund's page may lack. */
function isOnPage(name: SectionName, { fund, related }: LinksProps): boolean {
  if (name === 'portfolio') return (fund.portfolio?.holdings.length ?? 0) > 0
  if (name === 'costs') return fund.keyFigures !== null && fund.status !== 'liquidation'
  if (name === 'news') return related.news.length > 0
  if (name === 'sisters') return related.sisters.length > 0
  return true
}

/** Links to the sections of the page. */
export function FundSectionLinks(props: LinksProps): ReactElement {
  const { sections } = useTranslations().fund
  return (
    <nav aria-label={sections.label()} className="hidden pt-4 text-sm md:block print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {sectionNames
          .filter((name) => isOnPage(name, props))
          .map((name) => (
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

/** The fund's strategy and team. */
export function FundStart({ fund }: FundProps): ReactElement {
  const { more } = useTranslations().fund
  return (
    <>
      <FundSection name="strategy" isClosedOnPhone>
        <ClosedOnPhone summary={more.strategy()}>
          <FundStrategy fund={fund} />
        </ClosedOnPhone>
      </FundSection>
      <FundSection name="team" isClosedOnPhone>
        <ClosedOnPhone summary={more.team()}>
          <FundTeam team={fund.content?.team ?? []} />
        </ClosedOnPhone>
      </FundSection>
    </>
  )
}

function FundStrategy({ fund }: FundProps): ReactElement {
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
