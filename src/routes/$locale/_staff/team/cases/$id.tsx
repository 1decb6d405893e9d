import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { staffCaseSearchSchema } from '~/features/subscriptions/cases/cases-search.ts'
import { StaffCasePage } from '~/features/subscriptions/cases/staff-case-page.tsx'
import { getSentCase } from '~/features/subscriptions/cases/staff-cases.functions.ts'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** Page of a case that staff decide (P-512). */
export const Route = createFileRoute('/$locale/_staff/team/cases/$id')({
  staticData: { namespaces: ['cases', 'countries', 'forms', 'subscribe'] },
  validateSearch: staffCaseSearchSchema,
  loaderDeps: staffCaseSearchSchema.loaderDeps,
  loader: async ({ params: { id, locale } }) => ({
    found: toLoaderResult(await getSentCase({ data: { locale, id } })),
    drafts: { decision: await loadDraft('case-decision'), message: await loadDraft('case-message') },
  }),
  staleTime: 0,
  gcTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).cases.title(), { loaded: loaderData?.found }),
  component: StaffCaseRoute,
})

function StaffCaseRoute() {
  const { drafts, found } = Route.useLoaderData()
  const { state } = Route.useLoaderDeps()
  if (!found.ok) return <FailurePage failure={found} />
  return <StaffCasePage found={found.data} state={state} drafts={drafts} />
}
