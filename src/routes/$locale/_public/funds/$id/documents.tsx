import { createFileRoute } from '@tanstack/react-router'
import { getFundDocuments } from '~/features/documents/fund-documents.functions.ts'
import { fundDocumentsSearchSchema } from '~/features/documents/fund-documents.schema.ts'
import { FundDocuments } from '~/features/documents/fund-documents.tsx'
import { documentsHead } from '~/features/funds/fund-detail-head.ts'

export const Route = createFileRoute('/$locale/_public/funds/$id/documents')({
  staticData: { namespaces: ['documents'] },
  validateSearch: fundDocumentsSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { locale, id }, deps: search, parentMatchPromise }) => {
    const documents = getFundDocuments({ data: { locale, key: id, search } })
    return { fund: (await parentMatchPromise).loaderData?.fund, documents: await documents }
  },
  head: ({ params, loaderData }) => documentsHead(params.locale, loaderData?.fund),
  component: DocumentsRoute,
})

function DocumentsRoute() {
  const { id } = Route.useParams()
  return <FundDocuments fundKey={id} outcome={Route.useLoaderData().documents} search={Route.useSearch()} />
}
