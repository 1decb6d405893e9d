import { createFileRoute } from '@tanstack/react-router'
import { newPasswordForm } from '~/features/staff/staff-forms.ts'
import { passwordRule } from '~/server/password-rule.server.ts'
import { answerPortalForm } from '~/server/portal-forms.server.ts'
import { staffForms } from '~/server/portal-staff.server.ts'

/** `POST /api/staff/new-password`: saves a new password by the code of the e-mail, and signs in. */
export const Route = createFileRoute('/api/staff/new-password')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerPortalForm(request, {
          definition: newPasswordForm(passwordRule),
          protection: 'origin',
          act: staffForms.newPassword,
        }),
    },
  },
})
