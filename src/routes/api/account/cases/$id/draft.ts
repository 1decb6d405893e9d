import { createFileRoute } from '@tanstack/react-router'
import { caseDetailsForm } from '~/features/subscriptions/cases/case-forms.ts'
import { caseTyping } from '~/server/composition/cases.server.ts'

const keepTyping = caseTyping(caseDetailsForm)

/** `POST /api/account/cases/{id}/draft`: saves typed values with a case. */
export const Route = createFileRoute('/api/account/cases/$id/draft')({
  server: { handlers: { POST: ({ request, params }) => keepTyping({ request, params }) } },
})
