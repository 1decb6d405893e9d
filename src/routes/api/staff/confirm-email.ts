import { createFileRoute } from '@tanstack/react-router'
import { confirmEmailForm } from '~/features/staff/staff-forms.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { staffForms } from '~/server/composition/staff.server.ts'

/** `POST /api/staff/confirm-email`: sends the email that confirms an address again. */
export const Route = createFileRoute('/api/staff/confirm-email')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: confirmEmailForm,
          protection: 'origin',
          act: staffForms.confirmEmail,
        }),
    },
  },
})
