import { createFileRoute } from '@tanstack/react-router'
import { postedCodeForm } from '~/features/registration/new-password.schema.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { registration } from '~/server/composition/registration.server.ts'
import { verifyCode } from '~/server/registration/posted-code.server.ts'

/** `POST /api/forms/posted-code`: a code received by post, with the start of its holder's name. */
export const Route = createFileRoute('/api/forms/posted-code')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: postedCodeForm,
          protection: 'origin',
          act: (call) => verifyCode(call, registration),
        }),
    },
  },
})
