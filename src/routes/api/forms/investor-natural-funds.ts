import { createFileRoute } from '@tanstack/react-router'
import { declarationForm } from '~/features/registration/identity.schema.ts'
import { identityOf } from '~/features/registration/registration-views.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { keepRefused, registration } from '~/server/composition/registration.server.ts'
import { registerInvestor } from '~/server/registration/investor.server.ts'

/** `POST /api/forms/investor-natural-funds`: step 2 of 2 of an investor who is a natural person. */
export const Route = createFileRoute('/api/forms/investor-natural-funds')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: declarationForm.natural,
          protection: 'origin',
          keep: keepRefused(declarationForm.natural.name),
          act: (call) =>
            registerInvestor(
              call,
              { person: 'natural', identityOf: identityOf('natural'), now: new Date() },
              registration,
            ),
        }),
    },
  },
})
