import { createFileRoute } from '@tanstack/react-router'
import { DownloadsPage } from '~/features/documents/downloads-page.tsx'
import { getDownloads } from '~/features/documents/library.functions.ts'
import { downloadsSearchSchema } from '~/features/documents/library.schema.ts'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'
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
  head: ({ params }) => {
    const { downloads } = translationsOf(params.locale).my_documents
    return pageHead({ title: downloads.title(), noIndex: true })
  },
  component: () => <DownloadsPage {...Route.useLoaderData()} />,
})
