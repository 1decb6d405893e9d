import { createFileRoute } from '@tanstack/react-router'
import { loadCompareParts } from '~/features/funds/compare/compare-chart.tsx'
import { getFundComparison } from '~/features/funds/compare/fund-compare.functions.ts'
import { fundCompareSearchSchema } from '~/features/funds/compare/fund-compare.schema.ts'
import { fundCompareHead } from '~/features/funds/compare/fund-compare-head.ts'
import { FundComparePage } from '~/features/funds/compare/fund-compare-page.tsx'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_public/funds/compare')({
  staticData: { namespaces: ['funds', 'fund', 'compare', 'performance'], hasOwnCanonical: true },
  validateSearch: fundCompareSearchSchema,
  loaderDeps: ({ search }) => ({ keys: search.fund ?? [] }),
  loader: async ({ params: { locale }, deps: { keys } }) => {
    const [response] = await Promise.all([getFundComparison({ data: { locale, keys } }), loadCompareParts()])
    return toLoaderResult(response)
  },
  head: ({ params, loaderData, match }) =>
    fundCompareHead({
      locale: params.locale,
      loaded: loaderData,
      isChosen: match.search.fund !== undefined,
      publicUrl: match.context.site.publicUrl,
    }),
  component: function ComparePage() {
    const { publicUrl } = Route.useRouteContext().site
    return (
      <FundComparePage outcome={Route.useLoaderData()} search={Route.useSearch()} publicUrl={publicUrl} />
    )
  },
})
