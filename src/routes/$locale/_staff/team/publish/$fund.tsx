import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getCallHolders, getPublishing } from '~/features/desk/publications.functions.ts'
import { titleOfPublishing } from '~/features/desk/publications.ts'
import { formOfKind, publishSearchSchema } from '~/features/desk/publications-search.ts'
import { PublishPage } from '~/features/desk/publish-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** Enters a figure, a document, a letter or payments received of a fund (P-461, P-676, P-813). */
export const Route = createFileRoute('/$locale/_staff/team/publish/$fund')({
  staticData: { namespaces: ['publishing', 'fund_letters', 'forms'] },
  validateSearch: publishSearchSchema,
  loaderDeps: publishSearchSchema.loaderDeps,
  loader: async ({ params: { fund: id, locale }, deps: search }) => ({
    view: toLoaderResult(await getPublishing({ data: { locale, id } })),
    holders:
      search.kind === 'receipts'
        ? toLoaderResult(await getCallHolders({ data: { locale, id, search } }))
        : null,
    draft: await loadDraft(formOfKind(search.kind)),
    listDraft: search.kind === 'receipts' ? await loadDraft('staff-receipt-list') : null,
  }),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, titleOfPublishing(loaderData?.view, locale), { loaded: loaderData?.view }),
  component: PublishRoute,
})

function PublishRoute() {
  const { holders, view, ...drafts } = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  if (!view.ok) return <FailurePage failure={view} />
  if (holders?.ok === false) return <FailurePage failure={holders} />
  const props = { view: view.data, holders: holders?.data ?? null, search }
  return <PublishPage {...props} {...drafts} />
}
