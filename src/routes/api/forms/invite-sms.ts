import { createFileRoute } from '@tanstack/react-router'
import { smsInvitationForm } from '~/features/invitations/invitation.schema.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { inviteDeps } from '~/server/composition/partner.server.ts'
import { inviteBySms } from '~/server/partner/invite.server.ts'

const sendText = privateCalls.route({ role: 'partner_user', right: 'team:invite' }, ({ request, session }) =>
  handlePortalForm(request, {
    definition: smsInvitationForm,
    protection: 'token',
    act: (call) => inviteBySms(call, session, inviteDeps),
  }),
)

/** `POST /api/forms/invite-sms`: invites a colleague by text message. */
export const Route = createFileRoute('/api/forms/invite-sms')({
  server: { handlers: { POST: ({ request, params }) => sendText({ request, params }) } },
})
