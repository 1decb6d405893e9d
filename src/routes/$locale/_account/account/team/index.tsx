import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { loadTeams } from '~/features/teams/teams-loader.ts'
import { TeamsPage } from '~/features/teams/teams-page.tsx'
import { teamsSearchSchema } from '~/features/teams/teams-search.ts'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_account/account/team/')({
  staticData: { namespaces: ['forms', 'teams'] },
  validateSearch: teamsSearchSchema,
  loader: async ({ params }) => ({
    teams: await loadTeams(params.locale),
    drafts: { switching: await loadDraft('switch-team'), adding: await loadDraft('add-team') },
  }),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).teams.title(), { loaded: loaderData?.teams }),
  component: TeamsRoute,
})

function TeamsRoute() {
  const { teams, drafts } = Route.useLoaderData()
  const { state } = Route.useSearch()
  const { rights } = Route.useRouteContext().session.user
  if (!teams.ok) return <FailurePage failure={teams} />
  return <TeamsPage {...{ teams: teams.data, drafts, state, maySwitch: rights.includes('team:switch') }} />
}
