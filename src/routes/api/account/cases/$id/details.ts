import { createFileRoute } from '@tanstack/react-router'
import { caseDetailsForm } from '~/features/subscriptions/cases/case-forms.ts'
import { answerDetails } from '~/server/composition/cases.server.ts'

const answer = answerDetails(caseDetailsForm)

/** `POST /api/account/cases/{id}/details`: the client and the investment of a case, checked. */
export const Route = createFileRoute('/api/account/cases/$id/details')({
  server: { handlers: { POST: ({ request, params }) => answer({ request, params }) } },
})
