import { createFileRoute } from '@tanstack/react-router'
import { decisionForm } from '~/features/desk/publish-forms.schema.ts'
import { deskCalls, staffCalls } from '~/server/composition/desk.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { decidePublication } from '~/server/staff/publish.server.ts'

const act = staffCalls.act((call: Parameters<typeof decidePublication>[0]) =>
  decidePublication(call, { deskCalls }),
)

/** `POST /api/staff/decisions`: approves, refuses or withdraws an entry. */
export const Route = createFileRoute('/api/staff/decisions')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, { definition: decisionForm, protection: 'token', act }),
    },
  },
})
