import { createFileRoute } from '@tanstack/react-router'
import { caseDetailsForm } from '~/features/subscriptions/cases/case-forms.ts'
import { handleDetails } from '~/server/composition/cases.server.ts'

const respond = handleDetails(caseDetailsForm)

/** `POST /api/account/cases/{id}/details`: the client and the investment of a case, checked. */
export const Route = createFileRoute('/api/account/cases/$id/details')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
