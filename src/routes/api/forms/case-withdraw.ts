import { createFileRoute } from '@tanstack/react-router'
import { withdrawCaseForm } from '~/features/subscriptions/cases/case-forms.ts'
import { caseForm } from '~/server/composition/cases.server.ts'
import { withdrawCase } from '~/server/partner/cases.server.ts'

const respond = caseForm({ definition: withdrawCaseForm, act: withdrawCase })

/** `POST /api/forms/case-withdraw`: withdraws a case. */
export const Route = createFileRoute('/api/forms/case-withdraw')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
