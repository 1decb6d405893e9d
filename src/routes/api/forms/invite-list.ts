import { createFileRoute } from '@tanstack/react-router'
import { invitationListForm } from '~/features/invitations/invitation.schema.ts'
import { teamAdminForm } from '~/server/composition/team-admin.server.ts'
import { inviteByList } from '~/server/partner/team-admin.server.ts'

const respond = teamAdminForm(invitationListForm, inviteByList, true)

/** `POST /api/forms/invite-list`: invites all addresses of a list. */
export const Route = createFileRoute('/api/forms/invite-list')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
