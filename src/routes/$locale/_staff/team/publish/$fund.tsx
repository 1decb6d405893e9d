import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getPublishing } from '~/features/desk/publications.functions.ts'
import { publishSearchSchema } from '~/features/desk/publications-search.ts'
import { PublishPage } from '~/features/desk/publish-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** Enters a figure or a document of a fund (P-461). */
export const Route = createFileRoute('/$locale/_staff/team/publish/$fund')({
  staticData: { namespaces: ['publishing', 'forms'] },
  validateSearch: publishSearchSchema,
  loaderDeps: publishSearchSchema.loaderDeps,
  loader: async ({ params: { fund, locale }, deps: { kind } }) => ({
    view: toLoaderResult(await getPublishing({ data: { locale, id: fund } })),
    draft: await loadDraft(kind === 'document' ? 'staff-document' : 'staff-figure'),
  }),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).publishing.find.title(), { loaded: loaderData?.view }),
  component: PublishRoute,
})

function PublishRoute() {
  const { draft, view } = Route.useLoaderData()
  const { kind = 'value' } = Route.useLoaderDeps()
  return view.ok ? <PublishPage view={view.data} kind={kind} draft={draft} /> : <FailurePage failure={view} />
}
