import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { staffHead } from '~/features/staff/staff.schema.ts'
import { getUnshownContent } from '~/features/staff/staff-space.functions.ts'
import { UnshownPage } from '~/features/staff/unshown-page.tsx'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** Published content that is not shown, for staff (P-093). */
export const Route = createFileRoute('/$locale/_staff/team/unshown')({
  staticData: { namespaces: ['team_space'] },
  loader: async () => toLoaderResult(await getUnshownContent()),
  staleTime: 0,
  head: ({ params }) => staffHead(params.locale, 'unshown'),
  component: UnshownRoute,
})

function UnshownRoute() {
  const found = Route.useLoaderData()
  return found.ok ? <UnshownPage view={found.data} /> : <FailurePage failure={found} />
}
