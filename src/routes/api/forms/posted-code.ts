import { createFileRoute } from '@tanstack/react-router'
import { postedCodeForm } from '~/features/registration/posted-code.schema.ts'
import { answerPortalForm } from '~/server/portal-forms.server.ts'
import { registration } from '~/server/portal-registration.server.ts'
import { verifyCode } from '~/server/registration/posted-code.server.ts'

/** `POST /api/forms/posted-code`: a code received by post, with the start of its holder's name. */
export const Route = createFileRoute('/api/forms/posted-code')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerPortalForm(request, {
          definition: postedCodeForm,
          protection: 'origin',
          act: (call) => verifyCode(call, registration),
        }),
    },
  },
})
