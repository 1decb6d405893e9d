import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { getStaffRights } from '~/features/rights/rights.functions.ts'
import { staffRightsSearchSchema } from '~/features/rights/rights-search.ts'
import { StaffRightsPage } from '~/features/rights/staff-rights-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** What each member of staff may do (P-783, P-784). */
export const Route = createFileRoute('/$locale/_staff/team/staff-rights')({
  staticData: { namespaces: ['staff_rights', 'forms'] },
  validateSearch: staffRightsSearchSchema,
  loaderDeps: staffRightsSearchSchema.loaderDeps,
  loader: async ({ params: { locale } }) => ({
    members: toLoaderResult(await getStaffRights({ data: { locale } })),
    drafts: {
      staff: await loadDraft('rights-staff'),
      decision: await loadDraft('rights-decision'),
      done: await loadDraft('staff-rights-done'),
    },
  }),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).staff_rights.staff.title(), { loaded: loaderData?.members }),
  component: StaffRightsRoute,
})

function StaffRightsRoute() {
  const { drafts, members } = Route.useLoaderData()
  const { member } = Route.useLoaderDeps()
  if (!members.ok) return <FailurePage failure={members} />
  return <StaffRightsPage members={members.data} open={member} drafts={drafts} />
}
