import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { useDraftSaving } from '~/components/form/use-draft-saving.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { DraftValues } from '~/lib/form/form-definition.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { dayOfInstant } from '~/lib/format/instant-text.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { teamForm } from './partner.schema.ts'
import type { TeamChoiceView } from './registration.schema.ts'
import { useFieldLabels } from './registration-shell.tsx'

/** After a team was chosen: active at once, or when staff have approved the added one. */
export function TeamChosenPage({ state }: { state: 'active' | 'requested' }) {
  const { team, toLogin } = useTranslations().registration
  return (
    <Container width="measure" className="pb-16">
      <PageHeader title={team[state].title()} lede={team[state].text()} />
      <Alert title={team.tip.title()} className="mb-8">
        {team.tip.text()}
      </Alert>
      <Button asChild>
        <AppLink to="/login">{toLogin()}</AppLink>
      </Button>
    </Container>
  )
}

/** Why a team's administrator has refused the user (P-817). */
function RefusedNotice({ refused }: { refused: NonNullable<TeamChoiceView['refused']> }) {
  const { team } = useTranslations().registration
  const date = useFormatter().longDate(dayOfInstant(refused.refusedAt)) ?? ''
  return (
    <Alert tone="warning" title={team.refused({ name: refused.team, date })} className="mb-6">
      <p className="whitespace-pre-line break-words">{refused.reason}</p>
    </Alert>
  )
}

type ChooseTeamPageProps = {
  readonly choice: TeamChoiceView
  readonly draft: FormDraft | null
  /** Saved values of this browser's registration, or of the signed-in user. */
  readonly kept: DraftValues | null
  /**
   * True if the session authorises the choice, with a token in the form; false if the ticket of a confirmed address
   * does.
   */
  readonly isSignedIn: boolean
}

/** Choice of a team by a user who has just confirmed the address, or who signs in without a team (P-139). */
export function ChooseTeamPage({ isSignedIn, choice, draft, kept }: ChooseTeamPageProps) {
  const { team } = useTranslations().registration
  const post = usePostForm({
    definition: teamForm,
    action: isSignedIn ? '/api/forms/own-team' : '/api/forms/team',
    labels: useFieldLabels(['team', 'newTeam']),
    draft,
    // The team of an invitation is chosen already; another one may be.
    initial: { ...(choice.invited !== null && { team: choice.invited }), ...kept },
    // The session in memory is outdated, because its user has changed: reload the whole page.
    ...(isSignedIn ? { onDone: (href: string) => window.location.assign(href) } : {}),
  })
  useDraftSaving(post, isSignedIn ? '/api/account/drafts/team' : '/api/registration/draft/team')
  const { AppField, Subscribe } = post.form
  const invited = choice.teams.find(({ id }) => id === choice.invited)
  const teams = choice.teams.map(({ id, isPart, name }) => ({
    value: id,
    label: isPart ? `— ${name}` : name,
  }))
  const options = [...teams, { value: 'new', label: team.add() }]
  return (
    <Container width="measure" className="pb-16">
      <PageHeader title={team.title()} lede={team.lede({ partner: choice.partner })} />
      {choice.refused !== null && <RefusedNotice refused={choice.refused} />}
      {invited && <Alert className="mb-6">{team.invited({ name: invited.name })}</Alert>}
      {choice.requested !== null && (
        <Alert className="mb-6">{team.waiting({ name: choice.requested })}</Alert>
      )}
      <PostForm post={post} className="flex max-w-md flex-col gap-5">
        {isSignedIn && <FormToken />}
        <AppField name="team">{(field) => <field.RadioField options={options} />}</AppField>
        <AppField name="newTeam">
          {(field) => (
            <field.TextField
              requiredWhen={team.addWhen()}
              hint={team.addHint()}
              maxLength={100}
              autoComplete="off"
            />
          )}
        </AppField>
        <Alert title={team.tip.title()}>{team.tip.text()}</Alert>
        <FormActions>
          <Subscribe selector={({ values }) => values.team === 'new'}>
            {(isNew) => <SubmitButton size="lg">{isNew ? team.next() : team.confirm()}</SubmitButton>}
          </Subscribe>
        </FormActions>
      </PostForm>
    </Container>
  )
}
