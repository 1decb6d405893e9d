import { createFileRoute } from '@tanstack/react-router'
import { reportSignInForm } from '~/features/account/account-forms.ts'
import { reportSignIn } from '~/server/account/sign-in-history.server.ts'
import { accountForm } from '~/server/portal-account.server.ts'

const answer = accountForm(() => reportSignInForm, reportSignIn)

/** `POST /api/account/report-sign-in`: "this was not me". */
export const Route = createFileRoute('/api/account/report-sign-in')({
  server: { handlers: { POST: ({ request, params }) => answer({ request, params }) } },
})
