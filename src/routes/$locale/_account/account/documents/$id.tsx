import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { DocumentPage } from '~/features/documents/library/document-page.tsx'
import { getDocumentPage } from '~/features/documents/library/library.functions.ts'
import { documentPageSearchSchema } from '~/features/documents/library/library.schema.ts'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/documents/$id')({
  staticData: { namespaces: ['my_documents', 'documents'] },
  validateSearch: documentPageSearchSchema,
  loaderDeps: documentPageSearchSchema.loaderDeps,
  loader: async ({ params: { id, locale }, deps: search }) => ({
    outcome: toLoaderResult(await catchNetworkError(getDocumentPage({ data: { id, locale, search } }))),
  }),
  staleTime: 0,
  head: ({ params, loaderData }) => {
    const loaded = loaderData?.outcome
    const { title } = translationsOf(params.locale).my_documents
    return ownPageHead(params.locale, loaded?.ok ? loaded.data.heading : title(), { loaded })
  },
  component: DocumentRoute,
})

function DocumentRoute() {
  const { outcome } = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  if (!outcome.ok) return <FailurePage failure={outcome} />
  return <DocumentPage page={outcome.data} search={search} />
}
