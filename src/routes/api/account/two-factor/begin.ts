import { createFileRoute } from '@tanstack/react-router'
import { twoFactorBeginForm } from '~/features/account/account-forms.ts'
import { beginTwoFactor } from '~/server/account/two-factor.server.ts'
import { accountForm } from '~/server/portal-account.server.ts'

const answer = accountForm(() => twoFactorBeginForm, beginTwoFactor)

/** `POST /api/account/two-factor/begin`: makes the secret of a second factor. */
export const Route = createFileRoute('/api/account/two-factor/begin')({
  server: { handlers: { POST: ({ request, params }) => answer({ request, params }) } },
})
