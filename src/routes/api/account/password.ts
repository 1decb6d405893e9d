import { createFileRoute } from '@tanstack/react-router'
import { passwordForm } from '~/features/account/form-fields.tsx'
import { changePassword } from '~/server/account/change-password.server.ts'
import { accountForm, passwordRule } from '~/server/composition/account.server.ts'

const respond = accountForm(() => passwordForm(passwordRule), changePassword)

/** `POST /api/account/password`: changes the password, and signs out everywhere. */
export const Route = createFileRoute('/api/account/password')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
