import { createFileRoute } from '@tanstack/react-router'
import { resendForm } from '~/features/verification/resend.schema.ts'
import { toClientName } from '~/server/auth-helper/begin-sign-in.server.ts'
import { resendVerification } from '~/server/composition/account.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'

/** `POST /api/account/send-email-verification/{client}`: the form of the page about an unconfirmed address. */
export const Route = createFileRoute('/api/account/send-email-verification/$client')({
  server: {
    handlers: {
      POST: ({ request, params }) => {
        const client = toClientName(params.client)
        if (client === undefined) return new Response('Not Found', { status: 404 })
        const act = resendVerification(client)
        return handlePortalForm(request, { definition: resendForm, protection: 'origin', act })
      },
    },
  },
})
