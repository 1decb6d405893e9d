import { createFileRoute } from '@tanstack/react-router'
import { addTeamForm } from '~/features/teams/team-forms.schema.ts'
import { privateCalls, userCalls } from '~/server/composition/auth.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { addTeam } from '~/server/partner/switch-team.server.ts'

const handleAddition = privateCalls.route({ role: 'partner_user' }, ({ request, session }) =>
  handlePortalForm(request, {
    definition: addTeamForm,
    protection: 'token',
    act: (call) => addTeam(call, session, { userCalls }),
  }),
)

/** `POST /api/forms/add-team`: requests a new team. */
export const Route = createFileRoute('/api/forms/add-team')({
  server: { handlers: { POST: ({ request, params }) => handleAddition({ request, params }) } },
})
