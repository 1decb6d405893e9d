import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { loadCase } from '~/features/subscriptions/cases/case-loader.ts'
import { CasePage } from '~/features/subscriptions/cases/case-page.tsx'
import { caseSearchSchema } from '~/features/subscriptions/cases/cases-search.ts'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_account/account/cases/$id')({
  staticData: { namespaces: ['cases', 'countries', 'forms', 'subscribe'] },
  validateSearch: caseSearchSchema,
  loaderDeps: caseSearchSchema.loaderDeps,
  loader: ({ params }) => loadCase(params, loadDraft),
  // The form starts with the stored values: data of an earlier visit must not show meanwhile.
  staleTime: 0,
  gcTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).cases.title(), { loaded: loaderData?.found }),
  component: CaseRoute,
})

function CaseRoute() {
  const { drafts, found } = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  const { user } = Route.useRouteContext().session
  if (!found.ok) return <FailurePage failure={found} />
  const mayWrite = user.rights.includes('subscriptions:create')
  return <CasePage found={found.data} search={search} drafts={drafts} mayWrite={mayWrite} />
}
