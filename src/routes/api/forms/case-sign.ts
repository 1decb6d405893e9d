import { createFileRoute } from '@tanstack/react-router'
import { signCaseForm } from '~/features/subscriptions/cases/case-forms.ts'
import { caseForm } from '~/server/composition/cases.server.ts'
import { signCase } from '~/server/partner/cases.server.ts'

const respond = caseForm({ definition: signCaseForm, act: signCase })

/** `POST /api/forms/case-sign`: confirms the client's signature, which sends the case. */
export const Route = createFileRoute('/api/forms/case-sign')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
