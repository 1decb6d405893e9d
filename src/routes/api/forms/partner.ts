import { createFileRoute } from '@tanstack/react-router'
import { partnerForm } from '~/features/registration/partner.schema.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { keepRefused, registration } from '~/server/composition/registration.server.ts'
import { registerPartner } from '~/server/registration/partner.server.ts'

/** `POST /api/forms/partner`: the account of a partner's user. */
export const Route = createFileRoute('/api/forms/partner')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: partnerForm,
          protection: 'origin',
          keep: keepRefused(partnerForm.name),
          captcha: true,
          act: (call) => registerPartner(call, registration),
        }),
    },
  },
})
