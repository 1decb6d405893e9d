import { createFileRoute } from '@tanstack/react-router'
import { figureForm } from '~/features/desk/publish-forms.schema.ts'
import { deskCalls, staffCalls } from '~/server/composition/desk.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { enterFigure } from '~/server/staff/publish.server.ts'

const act = staffCalls.act((call: Parameters<typeof enterFigure>[0]) => enterFigure(call, { deskCalls }))

/** `POST /api/staff/figures`: enters a value, a capital call or a distribution. */
export const Route = createFileRoute('/api/staff/figures')({
  server: {
    handlers: {
      POST: ({ request }) => handlePortalForm(request, { definition: figureForm, protection: 'token', act }),
    },
  },
})
