import { createFileRoute } from '@tanstack/react-router'
import { twoFactorRemoveForm } from '~/features/account/account-forms.ts'
import { removeTwoFactor } from '~/server/account/two-factor.server.ts'
import { accountForm } from '~/server/portal-account.server.ts'

const answer = accountForm(() => twoFactorRemoveForm, removeTwoFactor)

/** `POST /api/account/two-factor/remove`: takes the second factor away. */
export const Route = createFileRoute('/api/account/two-factor/remove')({
  server: { handlers: { POST: ({ request, params }) => answer({ request, params }) } },
})
