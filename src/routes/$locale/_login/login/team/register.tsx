import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { getPasswordRule } from '~/features/form/password-rule.functions.ts'
import { RegisterPage } from '~/features/staff/register-page.tsx'
import { staffFormSearchSchema, staffHead } from '~/features/staff/staff.schema.ts'

export const Route = createFileRoute('/$locale/_login/login/team/register')({
  staticData: { namespaces: ['team_space', 'forms'] },
  validateSearch: staffFormSearchSchema,
  loader: async () => ({ draft: await loadDraft('staff-register'), rule: await getPasswordRule() }),
  head: ({ params }) => staffHead(params.locale, 'signUp'),
  component: () => <RegisterPage {...Route.useLoaderData()} {...Route.useSearch()} />,
})
