import { createFileRoute } from '@tanstack/react-router'
import { handOverForm } from '~/features/teams/team-forms.schema.ts'
import { teamAdminForm } from '~/server/composition/team-admin.server.ts'
import { handOverCases } from '~/server/partner/team-admin.server.ts'

const respond = teamAdminForm(handOverForm, handOverCases)

/** `POST /api/forms/team-hand-over`: hands the open cases of a member to another. */
export const Route = createFileRoute('/api/forms/team-hand-over')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
