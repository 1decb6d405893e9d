import { createFileRoute } from '@tanstack/react-router'
import { keyInformationHead } from '~/features/funds/fund-detail-head.ts'
import { fundAlternates, loadFund } from '~/features/funds/fund-detail-loader.ts'
import { FundKeyInformation } from '~/features/funds/fund-key-information.tsx'
import { sharePerformanceQuery } from '~/features/funds/share-performance.queries.ts'
import { sharePerformanceSearchSchema } from '~/features/funds/share-performance.schema.ts'

export const Route = createFileRoute('/$locale/_public/funds/$id/')({
  staticData: { namespaces: ['performance'] },
  validateSearch: sharePerformanceSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { locale, id }, deps: search }) => {
    const [fund] = await Promise.all([
      loadFund({ queryClient, locale, key: id, page: '/funds/$id', search }),
      queryClient.ensureQueryData(sharePerformanceQuery({ locale, key: id, search })),
    ])
    return { fund, ...fundAlternates(fund) }
  },
  head: ({ params, loaderData }) => keyInformationHead(params.locale, loaderData?.fund),
  component: KeyInformationRoute,
})

function KeyInformationRoute() {
  const { id } = Route.useParams()
  return <FundKeyInformation fundKey={id} search={Route.useSearch()} />
}
