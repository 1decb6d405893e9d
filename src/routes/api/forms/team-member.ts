import { createFileRoute } from '@tanstack/react-router'
import { memberSuspensionForm } from '~/features/teams/team-forms.schema.ts'
import { teamAdminForm } from '~/server/composition/team-admin.server.ts'
import { suspendTeamMember } from '~/server/partner/team-admin.server.ts'

const respond = teamAdminForm(memberSuspensionForm, suspendTeamMember)

/** `POST /api/forms/team-member`: suspends a member, or lifts that. */
export const Route = createFileRoute('/api/forms/team-member')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
