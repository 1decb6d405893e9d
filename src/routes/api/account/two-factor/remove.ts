import { createFileRoute } from '@tanstack/react-router'
import { twoFactorRemoveForm } from '~/features/account/form-fields.tsx'
import { removeTwoFactor } from '~/server/account/two-factor.server.ts'
import { accountForm } from '~/server/composition/account.server.ts'

const respond = accountForm(() => twoFactorRemoveForm, removeTwoFactor)

/** `POST /api/account/two-factor/remove`: takes the second factor away. */
export const Route = createFileRoute('/api/account/two-factor/remove')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
