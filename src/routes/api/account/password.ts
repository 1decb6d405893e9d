import { createFileRoute } from '@tanstack/react-router'
import { passwordForm } from '~/features/account/account-forms.ts'
import { changePassword } from '~/server/account/change-password.server.ts'
import { passwordRule } from '~/server/password-rule.server.ts'
import { accountForm } from '~/server/portal-account.server.ts'

const answer = accountForm(() => passwordForm(passwordRule), changePassword)

/** `POST /api/account/password`: changes the password, and signs out everywhere. */
export const Route = createFileRoute('/api/account/password')({
  server: { handlers: { POST: ({ request, params }) => answer({ request, params }) } },
})
