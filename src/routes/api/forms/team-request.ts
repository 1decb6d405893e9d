import { createFileRoute } from '@tanstack/react-router'
import { joinDecisionForm } from '~/features/teams/team-forms.schema.ts'
import { teamAdminForm } from '~/server/composition/team-admin.server.ts'
import { decideJoinRequest } from '~/server/partner/team-admin.server.ts'

const respond = teamAdminForm(joinDecisionForm, decideJoinRequest)

/** `POST /api/forms/team-request`: decides a request to join the team. */
export const Route = createFileRoute('/api/forms/team-request')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
