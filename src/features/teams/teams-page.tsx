import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import type { FormDraft } from '~/lib/form/form-answer.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { DraftNotice, FormNotice } from '../../components/form/form-notice.tsx'
import { AddTeam } from './add-team.tsx'
import { TeamCard } from './team-card.tsx'
import type { TeamsView, TeamView } from './teams.schema.ts'
import type { TeamsSearch } from './teams-search.ts'

type TeamsPageProps = {
  readonly teams: TeamsView
  readonly state: TeamsSearch['state']
  readonly maySwitch: boolean
  readonly drafts: { readonly switching: FormDraft | null; readonly adding: FormDraft | null }
}

/** The user's current team, its subteams, the other teams of the company, and a form to request one. */
export function TeamsPage({ teams, state, maySwitch, drafts }: TeamsPageProps): ReactElement {
  const { teams: words } = useTranslations()
  return (
    <>
      <PageHeader eyebrow={teams.partner} title={words.title()} lede={words.lede()} />
      {state && (
        <FormNotice tone="success" title={words.states[state].title()} advice={words.states[state].text()} />
      )}
      <DraftNotice draft={drafts.switching} label={words.switchTo()} />
      <Section title={words.current()} ruled>
        {teams.current === null ? <NoTeam /> : <TeamCards teams={[teams.current]} maySwitch={false} />}
      </Section>
      {teams.parts.length > 0 && (
        <Section title={words.parts()} lede={words.partsLede()} ruled>
          <TeamCards teams={teams.parts} maySwitch={maySwitch} />
        </Section>
      )}
      {teams.others.length > 0 && (
        <Section title={words.others()} ruled>
          <TeamCards teams={teams.others} maySwitch={maySwitch} />
        </Section>
      )}
      <AddTeam requested={teams.requested} draft={drafts.adding} />
    </>
  )
}

function TeamCards({ teams, maySwitch }: { teams: readonly TeamView[]; maySwitch: boolean }): ReactElement {
  return (
    <ul className="grid gap-6 xl:grid-cols-2">
      {teams.map((team) => (
        <TeamCard key={team.id} team={team} maySwitch={maySwitch} />
      ))}
    </ul>
  )
}

function NoTeam(): ReactElement {
  const { noTeam } = useTranslations().teams
  return (
    <EmptyState
      title={noTeam.title()}
      level="h3"
      action={
        <Button asChild variant="outline">
          <AppLink to="/contact">{noTeam.action()}</AppLink>
        </Button>
      }
    >
      {noTeam.text()}
    </EmptyState>
  )
}
