import { createFileRoute, Outlet } from '@tanstack/react-router'
import { FundLayout } from '~/features/funds/detail/fund-detail-layout.tsx'
import { fundPageOf, loadFundPages } from '~/features/funds/detail/fund-detail-loader.ts'
import { LazyHeldShares, loadHeldOf } from '~/routes/-held-shares.ts'

/** The pages of one fund: header, facts and tabs around the page that is open. */
export const Route = createFileRoute('/$locale/_public/funds/$id')({
  staticData: { namespaces: ['funds', 'fund'], shareKind: 'fund' },
  loader: async ({ params: { locale, id }, location: { pathname, search }, context: { session } }) => {
    const pages = await loadFundPages({ locale, key: id, page: fundPageOf(pathname), search })
    return { ...pages, held: await loadHeldOf(pages.fund, { locale, session }) }
  },
  component: FundRoute,
})

function FundRoute() {
  const { fund, held, related } = Route.useLoaderData()
  const { publicUrl } = Route.useRouteContext().site
  return (
    <FundLayout fundKey={Route.useParams().id} outcome={fund} publicUrl={publicUrl} related={related}>
      {held && <LazyHeldShares data={held} />}
      <Outlet />
    </FundLayout>
  )
}
