import { createFileRoute } from '@tanstack/react-router'
import { forgotPasswordForm } from '~/features/staff/staff-forms.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { staffForms } from '~/server/composition/staff.server.ts'

/** `POST /api/staff/forgot-password`: sends the link to choose a new password. */
export const Route = createFileRoute('/api/staff/forgot-password')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: forgotPasswordForm,
          protection: 'origin',
          act: staffForms.forgotPassword,
        }),
    },
  },
})
