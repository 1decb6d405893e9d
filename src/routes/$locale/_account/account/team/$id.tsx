import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { TeamPage } from '~/features/teams/team-page.tsx'
import { loadTeam, teamHead } from '~/features/teams/teams-loader.ts'
import { teamSearchSchema } from '~/features/teams/teams-search.ts'

export const Route = createFileRoute('/$locale/_account/account/team/$id')({
  staticData: { namespaces: ['forms', 'teams'] },
  validateSearch: teamSearchSchema,
  loaderDeps: teamSearchSchema.loaderDeps,
  loader: ({ params, deps }) => loadTeam(params, deps, loadDraft),
  staleTime: 0,
  head: ({ params, loaderData, match: { search } }) =>
    teamHead(params.locale, loaderData?.detail, search.page),
  component: TeamRoute,
})

function TeamRoute() {
  const { detail, drafts } = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  const { rights } = Route.useRouteContext().session.user
  if (!detail.ok) return <FailurePage failure={detail} />
  const mayInvite = rights.includes('team:invite')
  return <TeamPage detail={detail.data} drafts={drafts} search={search} mayInvite={mayInvite} />
}
