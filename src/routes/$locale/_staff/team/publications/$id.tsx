import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { PublicationPage } from '~/features/desk/publication-page.tsx'
import { getPublication } from '~/features/desk/publications.functions.ts'
import { titleOfPublication } from '~/features/desk/publications.ts'
import { publicationSearchSchema } from '~/features/desk/publications-search.ts'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** Page of an entry that a second member of staff decides (P-461). */
export const Route = createFileRoute('/$locale/_staff/team/publications/$id')({
  staticData: { namespaces: ['publishing', 'fund_letters', 'forms'] },
  validateSearch: publicationSearchSchema,
  loaderDeps: publicationSearchSchema.loaderDeps,
  loader: async ({ params: { id, locale } }) => ({
    publication: toLoaderResult(await getPublication({ data: { locale, id } })),
    draft: await loadDraft('staff-decision'),
  }),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, titleOfPublication(loaderData?.publication, locale), {
      loaded: loaderData?.publication,
    }),
  component: PublicationRoute,
})

function PublicationRoute() {
  const { draft, publication } = Route.useLoaderData()
  const { state } = Route.useLoaderDeps()
  if (!publication.ok) return <FailurePage failure={publication} />
  return <PublicationPage publication={publication.data} state={state} draft={draft} />
}
