import { createFileRoute } from '@tanstack/react-router'
import { keyInformationHead } from '~/features/funds/detail/fund-detail-head.ts'
import { FundKeyInformation } from '~/features/funds/detail/fund-key-information.tsx'
import { loadKeyInformationParts } from '~/features/funds/detail/fund-key-information-parts.tsx'
import { loadPerformance } from '~/features/funds/performance/share-performance.functions.ts'
import { sharePerformanceSearchSchema } from '~/features/funds/performance/share-performance.schema.ts'

export const Route = createFileRoute('/$locale/_public/funds/$id/')({
  staticData: { namespaces: ['performance'] },
  validateSearch: sharePerformanceSearchSchema,
  loaderDeps: sharePerformanceSearchSchema.loaderDeps,
  loader: async ({ params: { locale, id }, deps: search, parentMatchPromise }) => {
    const figures = loadPerformance({ locale, key: id, search })
    const [performance] = await Promise.all([figures, loadKeyInformationParts()])
    const parent = (await parentMatchPromise).loaderData
    return { fund: parent?.fund, related: parent?.related, performance }
  },
  head: ({ params, loaderData }) => keyInformationHead(params.locale, loaderData?.fund),
  component: KeyInformationRoute,
})

function KeyInformationRoute() {
  const { fund, related, performance } = Route.useLoaderData()
  // The choice of funds to compare stays in the addresses of the chart's settings.
  const compare = related?.chosen.map(({ key }) => key)
  const search = { ...Route.useLoaderDeps(), compare }
  if (!fund?.ok || related === undefined) return null
  return <FundKeyInformation {...{ fund: fund.data, related, performance, search }} />
}
