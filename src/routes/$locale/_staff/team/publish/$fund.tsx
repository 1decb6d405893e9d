import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getCallHolders, getPublishing } from '~/features/desk/publications.functions.ts'
import { publishSearchSchema } from '~/features/desk/publications-search.ts'
import { PublishPage } from '~/features/desk/publish-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

const formOf: Readonly<Record<string, string>> = { document: 'staff-document', receipts: 'staff-receipt' }

/** Enters a figure, a document or payments received of a fund (P-461, P-676). */
export const Route = createFileRoute('/$locale/_staff/team/publish/$fund')({
  staticData: { namespaces: ['publishing', 'forms'] },
  validateSearch: publishSearchSchema,
  loaderDeps: publishSearchSchema.loaderDeps,
  loader: async ({ params: { fund: id, locale }, deps: search }) => ({
    view: toLoaderResult(await getPublishing({ data: { locale, id } })),
    holders:
      search.kind === 'receipts'
        ? toLoaderResult(await getCallHolders({ data: { locale, id, search } }))
        : null,
    draft: await loadDraft(formOf[search.kind ?? 'value'] ?? 'staff-figure'),
    listDraft: search.kind === 'receipts' ? await loadDraft('staff-receipt-list') : null,
  }),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).publishing.find.title(), { loaded: loaderData?.view }),
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
