import { createFileRoute } from '@tanstack/react-router'
import { confirmStaffForm } from '~/lib/form/mailed-link.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { staffForms } from '~/server/composition/staff.server.ts'

/** `POST /api/staff/email-confirmed`: confirms an address by the code of an email. */
export const Route = createFileRoute('/api/staff/email-confirmed')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: confirmStaffForm,
          protection: 'origin',
          act: staffForms.emailConfirmed,
        }),
    },
  },
})
