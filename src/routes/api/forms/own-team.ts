import { createFileRoute } from '@tanstack/react-router'
import { teamForm } from '~/features/registration/partner.schema.ts'
import { auth, privateCalls, userCalls } from '~/server/composition/auth.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { draftsOf } from '~/server/composition/partner.server.ts'
import { chooseOwnTeam } from '~/server/registration/partner.server.ts'

const drafts = draftsOf(teamForm.name)

const handleOwnTeam = privateCalls.route({ role: 'partner_user' }, ({ request, session }) =>
  handlePortalForm(request, {
    definition: teamForm,
    protection: 'token',
    keep: async (values) => {
      await drafts.keep(session.subject, values)
      return undefined
    },
    act: (call) => chooseOwnTeam(call, session, { ...auth, drafts, userCalls }),
  }),
)

/** `POST /api/forms/own-team`: chooses a team for the signed-in user. */
export const Route = createFileRoute('/api/forms/own-team')({
  server: { handlers: { POST: ({ request, params }) => handleOwnTeam({ request, params }) } },
})
