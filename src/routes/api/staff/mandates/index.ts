import { createFileRoute } from '@tanstack/react-router'
import { mandateForm } from '~/features/desk/mandate-forms.schema.ts'
import { mandateDeps, staffCalls } from '~/server/composition/desk.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { enterMandate } from '~/server/staff/mandates.server.ts'

const act = staffCalls.act((call: Parameters<typeof enterMandate>[0]) => enterMandate(call, mandateDeps))

/** `POST /api/staff/mandates`: records a person's mandate for a holder. */
export const Route = createFileRoute('/api/staff/mandates/')({
  server: {
    handlers: {
      POST: ({ request }) => handlePortalForm(request, { definition: mandateForm, protection: 'token', act }),
    },
  },
})
