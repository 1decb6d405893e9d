import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getQueues } from '~/features/desk/people.functions.ts'
import { QueueBoard } from '~/features/desk/queue-board.tsx'
import { staffHead } from '~/features/staff/staff.schema.ts'
import { StaffHomePage } from '~/features/staff/staff-home-page.tsx'
import { getStaffSpace } from '~/features/staff/staff-space.functions.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_staff/team/')({
  staticData: { namespaces: ['team_space', 'staff_desk', 'publishing'] },
  loader: async ({ params: { locale } }) => {
    const [space, queues] = await Promise.all([getStaffSpace(), getQueues({ data: { locale } })])
    return { space: toLoaderResult(space), queues }
  },
  staleTime: 0,
  head: ({ params }) => staffHead(params.locale, 'landing'),
  component: StaffHomeRoute,
})

function StaffHomeRoute() {
  const { queues, space } = Route.useLoaderData()
  if (!space.ok) return <FailurePage failure={space} />
  return (
    <StaffHomePage space={space.data}>
      <QueueBoard queues={queues} backOffice={space.data.tools.backOffice} />
    </StaffHomePage>
  )
}
