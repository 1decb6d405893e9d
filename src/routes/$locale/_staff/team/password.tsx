import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getPasswordRule } from '~/features/form/password-rule.functions.ts'
import { ChangePasswordPage } from '~/features/staff/change-password-page.tsx'
import { staffHead } from '~/features/staff/staff.schema.ts'
import { getStaffSpace } from '~/features/staff/staff-space.functions.ts'
import { settle } from '~/routing/page-status/settle.ts'
import { draftOfVisit } from '../../../../features/form/draft.functions.ts'

export const Route = createFileRoute('/$locale/_staff/team/password')({
  staticData: { namespaces: ['team_space', 'forms'] },
  loader: async () => ({
    space: settle(await getStaffSpace()),
    draft: await draftOfVisit('staff-password-change'),
    rule: await getPasswordRule(),
  }),
  head: ({ params }) => staffHead(params.locale, 'change'),
  component: ChangePasswordRoute,
})

function ChangePasswordRoute() {
  const { space, ...form } = Route.useLoaderData()
  return space.ok ? <ChangePasswordPage {...form} /> : <FailurePage failure={space} />
}
