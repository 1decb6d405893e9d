import { createFileRoute } from '@tanstack/react-router'
import { twoFactorBeginForm } from '~/features/account/form-fields.tsx'
import { beginTwoFactor } from '~/server/account/two-factor.server.ts'
import { accountForm } from '~/server/composition/account.server.ts'

const respond = accountForm(() => twoFactorBeginForm, beginTwoFactor)

/** `POST /api/account/two-factor/begin`: makes the secret of a second factor. */
export const Route = createFileRoute('/api/account/two-factor/begin')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
