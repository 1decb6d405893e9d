import { createFileRoute } from '@tanstack/react-router'
import { teamForm } from '~/features/registration/partner.schema.ts'
import { auth, privateCalls, userCalls } from '~/server/portal-auth.server.ts'
import { answerPortalForm } from '~/server/portal-forms.server.ts'
import { chooseOwnTeam } from '~/server/registration/own-team.server.ts'

const answerOwnTeam = privateCalls.route({ role: 'partner_user' }, ({ request, session }) =>
  answerPortalForm(request, {
    definition: teamForm,
    protection: 'token',
    act: (call) => chooseOwnTeam(call, session, { ...auth, userCalls }),
  }),
)

/** `POST /api/forms/own-team`: the choice of a team by somebody who is signed in. */
export const Route = createFileRoute('/api/forms/own-team')({
  server: { handlers: { POST: ({ request, params }) => answerOwnTeam({ request, params }) } },
})
