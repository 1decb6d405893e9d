import { createFileRoute } from '@tanstack/react-router'
import { endViewForm } from '~/features/desk/publish-forms.schema.ts'
import { staffCalls, viewDeps } from '~/server/composition/desk.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { endView } from '~/server/staff/view-as.server.ts'

const act = staffCalls.act((call: Parameters<typeof endView>[0]) => endView(call, viewDeps))

/** `POST /api/staff/views/end`: stops seeing the portal as a user does. */
export const Route = createFileRoute('/api/staff/views/end')({
  server: {
    handlers: {
      POST: ({ request }) => handlePortalForm(request, { definition: endViewForm, protection: 'token', act }),
    },
  },
})
