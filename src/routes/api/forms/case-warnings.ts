import { createFileRoute } from '@tanstack/react-router'
import { caseSubjectOf, caseWarningsForm } from '~/features/subscriptions/cases/case-forms.ts'
import { caseForm } from '~/server/composition/cases.server.ts'
import { acceptWarnings } from '~/server/partner/case-content.server.ts'

const respond = caseForm({ definition: caseWarningsForm, act: acceptWarnings, subjectOf: caseSubjectOf })

/** `POST /api/forms/case-warnings`: notes which warnings are accepted. */
export const Route = createFileRoute('/api/forms/case-warnings')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
