import { createFileRoute } from '@tanstack/react-router'
import { newPasswordForm } from '~/features/staff/staff-forms.ts'
import { passwordRule } from '~/server/composition/account.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { staffForms } from '~/server/composition/staff.server.ts'

/** `POST /api/staff/new-password`: saves a new password by the code of the email, and signs in. */
export const Route = createFileRoute('/api/staff/new-password')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: newPasswordForm(passwordRule),
          protection: 'origin',
          act: staffForms.newPassword,
        }),
    },
  },
})
