import { createFileRoute } from '@tanstack/react-router'
import { emailInvitationForm } from '~/features/invitations/invitation.schema.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { inviteDeps } from '~/server/composition/partner.server.ts'
import { inviteByEmail } from '~/server/partner/invite.server.ts'

const sendMail = privateCalls.route({ role: 'partner_user', right: 'team:invite' }, ({ request, session }) =>
  handlePortalForm(request, {
    definition: emailInvitationForm,
    protection: 'token',
    act: (call) => inviteByEmail(call, session, inviteDeps),
  }),
)

/** `POST /api/forms/invite-email`: invites a colleague by email. */
export const Route = createFileRoute('/api/forms/invite-email')({
  server: { handlers: { POST: ({ request, params }) => sendMail({ request, params }) } },
})
