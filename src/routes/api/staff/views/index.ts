import { createFileRoute } from '@tanstack/react-router'
import { viewForm } from '~/features/desk/publish-forms.schema.ts'
import { staffCalls, viewDeps } from '~/server/composition/desk.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { startView } from '~/server/staff/view-as.server.ts'

const act = staffCalls.act((call: Parameters<typeof startView>[0]) => startView(call, viewDeps))

/** `POST /api/staff/views`: sees the portal as a user does. */
export const Route = createFileRoute('/api/staff/views/')({
  server: {
    handlers: {
      POST: ({ request }) => handlePortalForm(request, { definition: viewForm, protection: 'token', act }),
    },
  },
})
