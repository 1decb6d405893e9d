import { createFileRoute } from '@tanstack/react-router'
import { registerForm } from '~/features/staff/staff-forms.ts'
import { passwordRule } from '~/server/composition/account.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { staffForms } from '~/server/composition/staff.server.ts'

/** `POST /api/staff/register`: registers an account that has no access yet. */
export const Route = createFileRoute('/api/staff/register')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: registerForm(passwordRule),
          protection: 'origin',
          captcha: true,
          act: staffForms.register,
        }),
    },
  },
})
