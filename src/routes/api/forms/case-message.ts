import { createFileRoute } from '@tanstack/react-router'
import { caseMessageForm } from '~/features/subscriptions/cases/case-forms.ts'
import { caseForm } from '~/server/composition/cases.server.ts'
import { writeMessage } from '~/server/partner/case-content.server.ts'

const respond = caseForm({ definition: caseMessageForm, act: writeMessage })

/** `POST /api/forms/case-message`: writes a message to staff about a case. */
export const Route = createFileRoute('/api/forms/case-message')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
