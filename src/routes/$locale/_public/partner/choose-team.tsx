import { createFileRoute } from '@tanstack/react-router'
import { ChooseTeamPage, TeamChosenPage } from '~/features/registration/choose-team-page.tsx'
import { getOwnTeamChoice, getTeamChoice } from '~/features/registration/registration.functions.ts'
import { getChildPartners } from '~/features/session/child-partners.functions.ts'
import { ChoosePartnerPage } from '~/features/session/choose-partner-page.tsx'
import { guardChoice } from '~/features/session/session-guards.ts'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { loadDraft } from '../../../../features/form/draft.functions.ts'
import { teamSearchSchema } from '../../../../features/registration/registration.schema.ts'

export const Route = createFileRoute('/$locale/_public/partner/choose-team')({
  staticData: { namespaces: ['choose_team', 'forms', 'registration'] },
  validateSearch: teamSearchSchema,
  beforeLoad: ({ context, params }) => ({ session: guardChoice(context.session, params.locale) }),
  loader: async ({ context: { session }, params: { locale } }) => {
    if (session?.user.choice === 'team_missing')
      return {
        team: toLoaderResult(await getOwnTeamChoice({ data: { locale } })),
        draft: await loadDraft('team'),
      }
    if (session !== null) return { choices: toLoaderResult(await getChildPartners({ data: { locale } })) }
    return { team: toLoaderResult(await getTeamChoice({ data: { locale } })), draft: await loadDraft('team') }
  },
  staleTime: 0,
  head: ({ params }) => pageHead({ title: translationsOf(params.locale).choose_team.title(), noIndex: true }),
  component: ChooseTeam,
})

function ChooseTeam() {
  const { callbackUrl, state } = Route.useSearch()
  const { choices = null, draft = null, team } = Route.useLoaderData()
  const isSignedIn = Route.useRouteContext().session !== null
  if (state && !isSignedIn) return <TeamChosenPage state={state} />
  if (team?.ok && team.data) return <ChooseTeamPage {...{ isSignedIn, draft }} choice={team.data} />
  return <ChoosePartnerPage choices={choices} returnPath={callbackUrl} />
}
