import { createFileRoute } from '@tanstack/react-router'
import { DownloadsPage } from '~/features/documents/library/downloads-page.tsx'
import { getDownloads } from '~/features/documents/library/library.functions.ts'
import { downloadsSearchSchema } from '~/features/documents/library/library.schema.ts'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/documents/downloads')({
  staticData: { namespaces: ['my_documents', 'documents'] },
  validateSearch: downloadsSearchSchema,
  loaderDeps: downloadsSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) => ({
    outcome: toLoaderResult(await catchNetworkError(getDownloads({ data: { locale, search } }))),
  }),
  staleTime: 0,
  head: ({ params, loaderData, match: { search } }) => {
    const { downloads } = translationsOf(params.locale).my_documents
    return ownPageHead(params.locale, downloads.title(), { loaded: loaderData?.outcome, page: search.page })
  },
  component: () => <DownloadsPage {...Route.useLoaderData()} />,
})
