import { createFileRoute } from '@tanstack/react-router'
import { passwordChangeForm } from '~/features/staff/staff-forms.ts'
import { passwordRule } from '~/server/composition/account.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { staffForms } from '~/server/composition/staff.server.ts'

/** `POST /api/staff/password`: changes the password, and signs out everywhere. */
export const Route = createFileRoute('/api/staff/password')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: passwordChangeForm(passwordRule),
          protection: 'token',
          act: staffForms.changePassword,
        }),
    },
  },
})
