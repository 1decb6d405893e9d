import { createFileRoute } from '@tanstack/react-router'
import { caseDecisionForm } from '~/features/subscriptions/cases/case-forms.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { actOnCase } from '~/server/composition/staff.server.ts'

/** `POST /api/staff/case-decisions`: starts the review of a case, asks for something, accepts or refuses it. */
export const Route = createFileRoute('/api/staff/case-decisions')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, { definition: caseDecisionForm, protection: 'token', act: actOnCase }),
    },
  },
})
