import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { ChooseTeamPage, TeamChosenPage } from '~/features/registration/choose-team-page.tsx'
import { loadTeamStep } from '~/features/registration/partner-steps.ts'
import { teamSearchSchema } from '~/features/registration/registration.schema.ts'
import { ChoosePartnerPage } from '~/features/session/choose-partner-page.tsx'
import { guardChoice } from '~/features/session/session-guards.ts'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_public/partner/choose-team')({
  staticData: { namespaces: ['choose_team', 'forms', 'registration'] },
  validateSearch: teamSearchSchema,
  beforeLoad: ({ context: { session, site }, params: { locale }, search }) => ({
    session: guardChoice(session, { site, locale }, search),
  }),
  loader: ({ context: { session }, params: { locale } }) => loadTeamStep(session, locale, loadDraft),
  // The form starts with the stored values: data of an earlier visit must not show meanwhile.
  staleTime: 0,
  gcTime: 0,
  head: ({ params }) => pageHead({ title: translationsOf(params.locale).choose_team.title(), noIndex: true }),
  component: ChooseTeam,
})

function ChooseTeam() {
  const { callbackUrl, state } = Route.useSearch()
  const { choices, draft, kept, team } = Route.useLoaderData()
  const isSignedIn = Route.useRouteContext().session !== null
  if (state && !isSignedIn) return <TeamChosenPage state={state} />
  if (team?.ok && team.data) return <ChooseTeamPage {...{ isSignedIn, draft, kept }} choice={team.data} />
  return <ChoosePartnerPage choices={choices} returnPath={callbackUrl} />
}
