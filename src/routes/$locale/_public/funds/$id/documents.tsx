import { createFileRoute } from '@tanstack/react-router'
import { fundDocumentsQuery } from '~/features/documents/fund-documents.queries.ts'
import { fundDocumentsSearchSchema } from '~/features/documents/fund-documents.schema.ts'
import { FundDocuments } from '~/features/documents/fund-documents.tsx'
import { documentsHead } from '~/features/funds/fund-detail-head.ts'
import { fundAlternates, loadFund } from '~/features/funds/fund-detail-loader.ts'

export const Route = createFileRoute('/$locale/_public/funds/$id/documents')({
  staticData: { namespaces: ['documents'] },
  validateSearch: fundDocumentsSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { locale, id }, deps: search }) => {
    const [fund] = await Promise.all([
      loadFund({ queryClient, locale, key: id, page: '/funds/$id/documents', search }),
      queryClient.ensureQueryData(fundDocumentsQuery({ locale, key: id, search })),
    ])
    return { fund, ...fundAlternates(fund) }
  },
  head: ({ params, loaderData }) => documentsHead(params.locale, loaderData?.fund),
  component: DocumentsRoute,
})

function DocumentsRoute() {
  const { id } = Route.useParams()
  return <FundDocuments fundKey={id} search={Route.useSearch()} />
}
