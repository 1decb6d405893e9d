import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { ConfirmEmailPage } from '~/features/staff/confirm-email-page.tsx'
import { confirmEmailSearchSchema, staffHead } from '~/features/staff/staff.schema.ts'
import { confirmEmailForm } from '~/features/staff/staff-forms.ts'

export const Route = createFileRoute('/$locale/_login/login/team/confirm-email')({
  staticData: { namespaces: ['team_space', 'forms'] },
  validateSearch: confirmEmailSearchSchema,
  loader: async () => ({ draft: await loadDraft(confirmEmailForm.name) }),
  head: ({ params }) => staffHead(params.locale, 'confirm'),
  component: () => <ConfirmEmailPage {...Route.useLoaderData()} {...Route.useSearch()} />,
})
