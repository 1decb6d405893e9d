import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { ForgotPasswordPage } from '~/features/staff/forgot-password-page.tsx'
import { staffFormSearchSchema, staffHead } from '~/features/staff/staff.schema.ts'
import { forgotPasswordForm } from '~/features/staff/staff-forms.ts'

export const Route = createFileRoute('/$locale/_login/login/team/forgot-password')({
  staticData: { namespaces: ['team_space', 'forms'] },
  validateSearch: staffFormSearchSchema,
  loader: async () => ({ draft: await loadDraft(forgotPasswordForm.name) }),
  head: ({ params }) => staffHead(params.locale, 'forgot'),
  component: () => <ForgotPasswordPage {...Route.useLoaderData()} {...Route.useSearch()} />,
})
