import { createFileRoute } from '@tanstack/react-router'
import { twoFactorConfirmForm } from '~/features/account/form-fields.tsx'
import { confirmTwoFactor } from '~/server/account/two-factor.server.ts'
import { accountForm } from '~/server/composition/account.server.ts'

const respond = accountForm(() => twoFactorConfirmForm, confirmTwoFactor)

/** `POST /api/account/two-factor/confirm`: takes the second factor into use. */
export const Route = createFileRoute('/api/account/two-factor/confirm')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
