import { createFileRoute } from '@tanstack/react-router'
import { personForm } from '~/features/registration/identity.schema.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { keepRefused, registration } from '~/server/composition/registration.server.ts'
import { keepIdentity } from '~/server/registration/investor.server.ts'

/** `POST /api/forms/investor-natural`: step 1 of 2 of an investor who is a natural person. */
export const Route = createFileRoute('/api/forms/investor-natural')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: personForm,
          protection: 'origin',
          keep: keepRefused(personForm.name),
          captcha: true,
          act: (call) => keepIdentity(call, { person: 'natural', values: call.data }, registration),
        }),
    },
  },
})
