import { createFileRoute } from '@tanstack/react-router'
import { switchTeamForm } from '~/features/teams/team-forms.schema.ts'
import { auth, privateCalls, userCalls } from '~/server/composition/auth.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { switchTeam } from '~/server/partner/switch-team.server.ts'

const handleSwitch = privateCalls.route(
  { role: 'partner_user', right: 'team:switch' },
  ({ request, session }) =>
    handlePortalForm(request, {
      definition: switchTeamForm,
      protection: 'token',
      act: (call) => switchTeam(call, session, { ...auth, userCalls }),
    }),
)

/** `POST /api/forms/switch-team`: acts for another team of the company. */
export const Route = createFileRoute('/api/forms/switch-team')({
  server: { handlers: { POST: ({ request, params }) => handleSwitch({ request, params }) } },
})
