import { createFileRoute } from '@tanstack/react-router'
import { openInvitationForm } from '~/features/invitations/invitation.schema.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { inviteDeps } from '~/server/composition/partner.server.ts'
import { changeInvitation } from '~/server/partner/invite.server.ts'

const handleChange = privateCalls.route(
  { role: 'partner_user', right: 'team:invite' },
  ({ request, session }) =>
    handlePortalForm(request, {
      definition: openInvitationForm,
      protection: 'token',
      act: (call) => changeInvitation(call, session, inviteDeps),
    }),
)

/** `POST /api/forms/open-invitation`: sends an open invitation again, or takes it back. */
export const Route = createFileRoute('/api/forms/open-invitation')({
  server: { handlers: { POST: ({ request, params }) => handleChange({ request, params }) } },
})
