import { createFileRoute } from '@tanstack/react-router'
import { declarationForm } from '~/features/registration/declaration.schema.ts'
import { identityOf } from '~/features/registration/kept-identity.ts'
import { answerPortalForm } from '~/server/portal-forms.server.ts'
import { registration } from '~/server/portal-registration.server.ts'
import { registerInvestor } from '~/server/registration/investor.server.ts'

/** `POST /api/forms/investor-natural-funds`: step 2 of 2 of an investor who is a natural person. */
export const Route = createFileRoute('/api/forms/investor-natural-funds')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerPortalForm(request, {
          definition: declarationForm.natural,
          protection: 'origin',
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
