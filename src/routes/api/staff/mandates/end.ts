import { createFileRoute } from '@tanstack/react-router'
import { endMandateForm } from '~/features/desk/mandate-forms.schema.ts'
import { mandateDeps, staffCalls } from '~/server/composition/desk.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { endMandate } from '~/server/staff/mandates.server.ts'

const act = staffCalls.act((call: Parameters<typeof endMandate>[0]) => endMandate(call, mandateDeps))

/** `POST /api/staff/mandates/end`: ends a mandate. */
export const Route = createFileRoute('/api/staff/mandates/end')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, { definition: endMandateForm, protection: 'token', act }),
    },
  },
})
