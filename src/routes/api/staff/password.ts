import { createFileRoute } from '@tanstack/react-router'
import { passwordChangeForm } from '~/features/staff/staff-forms.ts'
import { passwordRule } from '~/server/password-rule.server.ts'
import { answerPortalForm } from '~/server/portal-forms.server.ts'
import { staffForms } from '~/server/portal-staff.server.ts'

/** `POST /api/staff/password`: changes the password, and signs out everywhere. */
export const Route = createFileRoute('/api/staff/password')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerPortalForm(request, {
          definition: passwordChangeForm(passwordRule),
          protection: 'token',
          act: staffForms.changePassword,
        }),
    },
  },
})
