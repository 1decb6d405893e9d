import { createFileRoute, Outlet } from '@tanstack/react-router'
import { FundLayout } from '~/features/funds/fund-detail-layout.tsx'

/** The pages of one fund: header, facts and tabs around the page that is open. */
export const Route = createFileRoute('/$locale/_public/funds/$id')({
  staticData: { namespaces: ['funds', 'fund'] },
  component: FundRoute,
})

function FundRoute() {
  const { id } = Route.useParams()
  return (
    <FundLayout fundKey={id}>
      <Outlet />
    </FundLayout>
  )
}
