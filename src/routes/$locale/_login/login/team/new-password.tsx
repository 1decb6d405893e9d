import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { getPasswordRule } from '~/features/form/password-rule.functions.ts'
import { NewPasswordPage } from '~/features/staff/new-password-page.tsx'
import { newPasswordSearchSchema, staffHead } from '~/features/staff/staff.schema.ts'

export const Route = createFileRoute('/$locale/_login/login/team/new-password')({
  staticData: { namespaces: ['team_space', 'forms'] },
  validateSearch: newPasswordSearchSchema,
  loader: async () => ({ draft: await loadDraft('staff-new-password'), rule: await getPasswordRule() }),
  head: ({ params }) => staffHead(params.locale, 'renew'),
  component: () => <NewPasswordPage {...Route.useLoaderData()} {...Route.useSearch()} />,
})
