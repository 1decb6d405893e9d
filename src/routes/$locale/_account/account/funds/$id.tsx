import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getFundDocumentsSignedIn } from '~/features/documents/library/library.functions.ts'
import { loadHolding } from '~/features/position/holding-data.ts'
import { HoldingPart } from '~/features/position/holding-part.ts'
import { holdingSearchSchema } from '~/features/position/position-search.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_account/account/funds/$id')({
  staticData: { htmlOnlyNamespaces: ['position', 'holding', 'funds', 'as_of'] },
  validateSearch: holdingSearchSchema,
  loaderDeps: holdingSearchSchema.loaderDeps,
  loader: ({ params: { locale, id }, deps: search, context: { session, site } }) =>
    loadHolding({
      locale,
      id,
      search,
      session,
      takesQuestions: site.questions === true,
      askDocuments: () => getFundDocumentsSignedIn({ data: { locale, key: id, search: {} } }),
    }),
  staleTime: 0,
  head: ({ params, loaderData }) =>
    ownPageHead(params.locale, loaderData?.ok ? loaderData.data.title : '', { loaded: loaderData }),
  component: HoldingRoute,
})

function HoldingRoute() {
  const holding = Route.useLoaderData()
  if (!holding.ok) return <FailurePage failure={holding} />
  return <HoldingPart data={holding.data.part} />
}
