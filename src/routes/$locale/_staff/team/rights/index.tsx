import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getTeamRightsList } from '~/features/rights/rights.functions.ts'
import { teamRightsSearchSchema } from '~/features/rights/rights-search.ts'
import { TeamRightsListPage } from '~/features/rights/team-rights-list-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** What partner teams may do, for staff (P-780). */
export const Route = createFileRoute('/$locale/_staff/team/rights/')({
  staticData: { namespaces: ['staff_rights'] },
  validateSearch: teamRightsSearchSchema,
  loaderDeps: teamRightsSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) =>
    toLoaderResult(await getTeamRightsList({ data: { locale, search } })),
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).staff_rights.entry.title(), {
      loaded: loaderData,
      page: search.page,
    }),
  component: TeamRightsListRoute,
})

function TeamRightsListRoute() {
  const list = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  return list.ok ? <TeamRightsListPage list={list.data} search={search} /> : <FailurePage failure={list} />
}
