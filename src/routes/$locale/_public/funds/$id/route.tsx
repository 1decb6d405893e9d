import { createFileRoute, Outlet } from '@tanstack/react-router'
import { FundLayout } from '~/features/funds/detail/fund-detail-layout.tsx'
import { fundAlternates, fundPageOf, loadFund } from '~/features/funds/detail/fund-detail-loader.ts'
import { LazyHeldShares, loadHeldOf } from '../../../../-held-shares.ts'

/** The pages of one fund: header, facts and tabs around the page that is open. */
export const Route = createFileRoute('/$locale/_public/funds/$id')({
  staticData: { namespaces: ['funds', 'fund'], shareKind: 'fund' },
  loader: async ({ params: { locale, id }, location, context: { session } }) => {
    const fund = await loadFund({
      locale,
      key: id,
      page: fundPageOf(location.pathname),
      search: location.search,
    })
    return { fund, held: await loadHeldOf(fund, { locale, session }), ...fundAlternates(fund) }
  },
  component: FundRoute,
})

function FundRoute() {
  const { fund, held } = Route.useLoaderData()
  return (
    <FundLayout fundKey={Route.useParams().id} outcome={fund}>
      {held && <LazyHeldShares data={held} />}
      <Outlet />
    </FundLayout>
  )
}
