import { createFileRoute } from '@tanstack/react-router'
import { reportSignInForm } from '~/features/account/form-fields.tsx'
import { reportSignIn } from '~/server/account/open-sessions.server.ts'
import { accountForm } from '~/server/composition/account.server.ts'

const respond = accountForm(() => reportSignInForm, reportSignIn)

/** `POST /api/account/report-sign-in`: "this was not me". */
export const Route = createFileRoute('/api/account/report-sign-in')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
