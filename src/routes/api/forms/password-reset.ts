import { createFileRoute } from '@tanstack/react-router'
import { passwordResetForm } from '~/features/password-reset/password-reset.schema.ts'
import { resetMovedPassword } from '~/server/composition/account.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'

/** `POST /api/forms/password-reset`: the form for accounts that were moved from the former portal. */
export const Route = createFileRoute('/api/forms/password-reset')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: passwordResetForm,
          protection: 'origin',
          captcha: true,
          act: resetMovedPassword,
        }),
    },
  },
})
