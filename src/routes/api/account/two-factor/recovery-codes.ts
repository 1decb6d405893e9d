import { createFileRoute } from '@tanstack/react-router'
import { recoveryCodesForm } from '~/features/account/form-fields.tsx'
import { renewRecoveryCodes } from '~/server/account/two-factor.server.ts'
import { accountForm } from '~/server/composition/account.server.ts'

const respond = accountForm(() => recoveryCodesForm, renewRecoveryCodes)

/** `POST /api/account/two-factor/recovery-codes`: makes the recovery codes anew. */
export const Route = createFileRoute('/api/account/two-factor/recovery-codes')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
