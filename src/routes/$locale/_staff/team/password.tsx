import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { getPasswordRule } from '~/features/form/password-rule.functions.ts'
import { ChangePasswordPage } from '~/features/staff/change-password-page.tsx'
import { staffHead } from '~/features/staff/staff.schema.ts'
import { getStaffSpace } from '~/features/staff/staff-space.functions.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_staff/team/password')({
  staticData: { namespaces: ['team_space', 'forms'] },
  loader: async () => ({
    space: toLoaderResult(await getStaffSpace()),
    draft: await loadDraft('staff-password-change'),
    rule: await getPasswordRule(),
  }),
  head: ({ params }) => staffHead(params.locale, 'change'),
  component: ChangePasswordRoute,
})

function ChangePasswordRoute() {
  const { space, ...form } = Route.useLoaderData()
  return space.ok ? <ChangePasswordPage {...form} /> : <FailurePage failure={space} />
}
