import { createFileRoute } from '@tanstack/react-router'
import { loadFundDocuments } from '~/features/documents/fund/fund-documents-data.ts'
import { fundDocumentsSearchSchema } from '~/features/documents/fund-documents.schema.ts'
import { FundDocuments } from '~/features/documents/fund-documents.tsx'
import { documentsHead } from '~/features/funds/detail/fund-detail-head.ts'

export const Route = createFileRoute('/$locale/_public/funds/$id/documents')({
  staticData: { namespaces: ['documents'] },
  validateSearch: fundDocumentsSearchSchema,
  loaderDeps: fundDocumentsSearchSchema.loaderDeps,
  loader: async ({ params: { locale, id }, deps: search, context, parentMatchPromise }) => {
    const documents = loadFundDocuments({ locale, key: id, search }, context.session)
    return { fund: (await parentMatchPromise).loaderData?.fund, documents: await documents }
  },
  head: ({ params, loaderData }) => documentsHead(params.locale, loaderData?.fund),
  component: DocumentsRoute,
})

function DocumentsRoute() {
  const { id } = Route.useParams()
  const { session } = Route.useRouteContext()
  const { documents } = Route.useLoaderData()
  return (
    <FundDocuments
      fundKey={id}
      outcome={documents}
      search={Route.useLoaderDeps()}
      isSignedIn={session !== null}
    />
  )
}
