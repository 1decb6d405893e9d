import { createFileRoute } from '@tanstack/react-router'
import { caseMessageForm } from '~/features/subscriptions/cases/case-forms.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { actOnMessage } from '~/server/composition/staff.server.ts'

/** `POST /api/staff/case-messages`: writes a message to the team of a case. */
export const Route = createFileRoute('/api/staff/case-messages')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, { definition: caseMessageForm, protection: 'token', act: actOnMessage }),
    },
  },
})
