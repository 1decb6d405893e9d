import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { getTeamRights } from '~/features/rights/rights.functions.ts'
import { titleOfTeam } from '~/features/rights/rights.ts'
import { teamRightsPageSchema } from '~/features/rights/rights-search.ts'
import { TeamRightsPage } from '~/features/rights/team-rights-page.tsx'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** What a partner team and its members may do, for staff (P-780, P-781). */
export const Route = createFileRoute('/$locale/_staff/team/rights/$id')({
  staticData: { namespaces: ['staff_rights', 'teams', 'forms'] },
  validateSearch: teamRightsPageSchema,
  loaderDeps: teamRightsPageSchema.loaderDeps,
  loader: async ({ params: { id, locale }, deps: search }) => ({
    team: toLoaderResult(await getTeamRights({ data: { locale, id, search } })),
    drafts: {
      agreement: await loadDraft('rights-agreement'),
      member: await loadDraft('rights-member'),
      done: await loadDraft('staff-rights-done'),
    },
  }),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, titleOfTeam(loaderData?.team, locale), { loaded: loaderData?.team }),
  component: TeamRightsRoute,
})

function TeamRightsRoute() {
  const { drafts, team } = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  if (!team.ok) return <FailurePage failure={team} />
  return <TeamRightsPage view={team.data} search={search} drafts={drafts} />
}
