import { createFileRoute } from '@tanstack/react-router'
import { DownloadsPage } from '~/features/documents/downloads-page.tsx'
import { getDownloads } from '~/features/documents/library.functions.ts'
import { downloadsSearchSchema } from '~/features/documents/library.schema.ts'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/own-page-head.ts'
import { reached } from '~/routing/reached.ts'
import { settle } from '~/routing/settle.ts'

export const Route = createFileRoute('/$locale/_account/account/documents/downloads')({
  staticData: { namespaces: ['my_documents', 'documents'] },
  validateSearch: downloadsSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { locale }, deps: search }) => ({
    outcome: settle(await reached(getDownloads({ data: { locale, search } }))),
  }),
  staleTime: 0,
  head: ({ params, loaderData, match: { search } }) => {
    const { downloads } = translationsOf(params.locale).my_documents
    return ownPageHead(params.locale, downloads.title(), { loaded: loaderData?.outcome, page: search.page })
  },
  component: () => <DownloadsPage {...Route.useLoaderData()} />,
})
