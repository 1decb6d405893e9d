import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { DraftNotice, FormNotice } from '~/components/form/form-notice.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { TeamCard } from './team-card.tsx'
import { addTeamForm } from './team-forms.schema.ts'
import type { TeamsView, TeamView } from './teams.schema.ts'
import type { TeamsSearch } from './teams-search.ts'

type AddTeamProps = { readonly requested: string | null; readonly draft: FormDraft | null }

/** Form that requests a new team; while a request is pending, a notice replaces it (P-160). */
function AddTeam({ requested, draft }: AddTeamProps): ReactElement {
  const { add } = useTranslations().teams
  return (
    <Section title={add.title()} lede={add.lede()} ruled>
      {requested === null ? <AddTeamForm draft={draft} /> : <Alert>{add.waiting({ name: requested })}</Alert>}
    </Section>
  )
}

function AddTeamForm({ draft }: { draft: FormDraft | null }): ReactElement {
  const { add } = useTranslations().teams
  const labels = { newTeam: add.name() }
  const action = '/api/forms/add-team'
  const post = usePostForm({ definition: addTeamForm, action, labels, draft, onDone: openAnew })
  const { AppField } = post.form
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-2">
      <FormToken />
      <AppField name="newTeam">
        {(field) => <field.TextField hint={add.hint()} maxLength={100} autoComplete="off" />}
      </AppField>
      <FormActions>
        <SubmitButton variant="outline">{add.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}

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
