import { createFileRoute } from '@tanstack/react-router'
import { newPasswordForm } from '~/features/registration/new-password.schema.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { registration } from '~/server/composition/registration.server.ts'
import { choosePassword } from '~/server/registration/posted-code.server.ts'

/** `POST /api/forms/new-password`: the password of the holder of a posted code. */
export const Route = createFileRoute('/api/forms/new-password')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: newPasswordForm,
          protection: 'origin',
          act: (call) => choosePassword(call, registration),
        }),
    },
  },
})
