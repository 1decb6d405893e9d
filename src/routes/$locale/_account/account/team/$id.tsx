import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { TeamPage } from '~/features/teams/team-page.tsx'
import { loadTeam, teamHead } from '~/features/teams/teams-loader.ts'
import { teamSearchSchema } from '../../../../../features/teams/teams-search.ts'

export const Route = createFileRoute('/$locale/_account/account/team/$id')({
  staticData: { namespaces: ['teams'] },
  validateSearch: teamSearchSchema,
  loaderDeps: teamSearchSchema.loaderDeps,
  loader: ({ params, deps }) => loadTeam(params, deps.page),
  staleTime: 0,
  head: ({ params, loaderData, match: { search } }) => teamHead(params.locale, loaderData, search.page),
  component: TeamRoute,
})

function TeamRoute() {
  const detail = Route.useLoaderData()
  const { rights } = Route.useRouteContext().session.user
  if (!detail.ok) return <FailurePage failure={detail} />
  return <TeamPage detail={detail.data} mayInvite={rights.includes('team:invite')} />
}
