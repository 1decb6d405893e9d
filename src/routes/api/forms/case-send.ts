import { createFileRoute } from '@tanstack/react-router'
import { sendCaseForm } from '~/features/subscriptions/cases/case-forms.ts'
import { answersOf } from '~/features/subscriptions/use-subscription-form.ts'
import { caseForm } from '~/server/composition/cases.server.ts'
import { sendCase } from '~/server/partner/cases.server.ts'

const answer = caseForm(sendCaseForm, (call, deps) => sendCase(call, { answersOf }, deps))

/** `POST /api/forms/case-send`: sends the version of a case that was read through. */
export const Route = createFileRoute('/api/forms/case-send')({
  server: { handlers: { POST: ({ request, params }) => answer({ request, params }) } },
})
