import { createFileRoute } from '@tanstack/react-router'
import { confirmTwoFactor } from '~/server/account/two-factor.server.ts'
import { accountForm } from '~/server/composition/account.server.ts'
import { twoFactorConfirmForm } from '../../../../features/account/form-fields.tsx'

const respond = accountForm(() => twoFactorConfirmForm, confirmTwoFactor)

/** `POST /api/account/two-factor/confirm`: takes the second factor into use. */
export const Route = createFileRoute('/api/account/two-factor/confirm')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
