import { createFileRoute } from '@tanstack/react-router'
import { declarationForm } from '~/features/registration/identity.schema.ts'
import { identityOf } from '~/features/registration/registration-views.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { keepRefused, registration } from '~/server/composition/registration.server.ts'
import { registerInvestor } from '~/server/registration/investor.server.ts'

/** `POST /api/forms/investor-legal-funds`: step 2 of 2 of an investor who is a legal person. */
export const Route = createFileRoute('/api/forms/investor-legal-funds')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: declarationForm.legal,
          protection: 'origin',
          keep: keepRefused(declarationForm.legal.name),
          act: (call) =>
            registerInvestor(
              call,
              { person: 'legal', identityOf: identityOf('legal'), now: new Date() },
              registration,
            ),
        }),
    },
  },
})
