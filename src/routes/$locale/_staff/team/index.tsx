import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { staffHead } from '~/features/staff/staff.schema.ts'
import { StaffHomePage } from '~/features/staff/staff-home-page.tsx'
import { getStaffSpace } from '~/features/staff/staff-space.functions.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_staff/team/')({
  staticData: { namespaces: ['team_space'] },
  loader: async () => toLoaderResult(await getStaffSpace()),
  head: ({ params }) => staffHead(params.locale, 'landing'),
  component: StaffHomeRoute,
})

function StaffHomeRoute() {
  const space = Route.useLoaderData()
  return space.ok ? <StaffHomePage space={space.data} /> : <FailurePage failure={space} />
}
