import { createFileRoute } from '@tanstack/react-router'
import { memberRightsForm } from '~/features/teams/team-forms.schema.ts'
import { teamAdminForm } from '~/server/composition/team-admin.server.ts'
import { changeMemberRights } from '~/server/partner/team-admin.server.ts'

const respond = teamAdminForm(memberRightsForm, changeMemberRights)

/** `POST /api/forms/team-rights`: changes the rights of a member. */
export const Route = createFileRoute('/api/forms/team-rights')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
