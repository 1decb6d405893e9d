import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { passwordResetForm } from '~/features/password-reset/password-reset.schema.ts'
import { PasswordResetPage } from '~/features/password-reset/password-reset-page.tsx'
import {
  passwordResetHead,
  passwordResetSearchSchema,
} from '~/features/password-reset/password-reset-search.ts'

export const Route = createFileRoute('/$locale/_login/password-reset')({
  staticData: { namespaces: ['password_reset', 'forms'] },
  validateSearch: passwordResetSearchSchema,
  loader: async () => ({ draft: await loadDraft(passwordResetForm.name) }),
  head: ({ params }) => passwordResetHead(params.locale),
  component: () => <PasswordResetPage {...Route.useLoaderData()} {...Route.useSearch()} />,
})
