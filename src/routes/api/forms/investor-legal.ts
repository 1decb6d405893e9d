import { createFileRoute } from '@tanstack/react-router'
import { companyForm } from '~/features/registration/identity.schema.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { keepRefused, registration } from '~/server/composition/registration.server.ts'
import { keepIdentity } from '~/server/registration/investor.server.ts'

/** `POST /api/forms/investor-legal`: step 1 of 2 of an investor who is a legal person. */
export const Route = createFileRoute('/api/forms/investor-legal')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: companyForm,
          protection: 'origin',
          keep: keepRefused(companyForm.name),
          captcha: true,
          act: (call) => keepIdentity(call, { person: 'legal', values: call.data }, registration),
        }),
    },
  },
})
