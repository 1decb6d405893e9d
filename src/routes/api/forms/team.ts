import { createFileRoute } from '@tanstack/react-router'
import { teamForm } from '~/features/registration/partner.schema.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { keepRefused, registration } from '~/server/composition/registration.server.ts'
import { chooseTeam } from '~/server/registration/partner.server.ts'

/** `POST /api/forms/team`: the choice of a team. */
export const Route = createFileRoute('/api/forms/team')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, {
          definition: teamForm,
          protection: 'origin',
          keep: keepRefused(teamForm.name),
          act: (call) => chooseTeam(call, registration),
        }),
    },
  },
})
