import { createFileRoute } from '@tanstack/react-router'
import { openCaseForm } from '~/features/subscriptions/cases/case-forms.ts'
import { caseForm } from '~/server/composition/cases.server.ts'
import { openCase } from '~/server/partner/cases.server.ts'

const respond = caseForm({ definition: openCaseForm, act: openCase })

/** `POST /api/forms/case-open`: opens a draft. */
export const Route = createFileRoute('/api/forms/case-open')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
