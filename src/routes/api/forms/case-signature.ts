import { createFileRoute } from '@tanstack/react-router'
import { requestSignatureForm } from '~/features/subscriptions/cases/case-forms.ts'
import { answersOf } from '~/features/subscriptions/use-subscription-form.ts'
import { caseForm } from '~/server/composition/cases.server.ts'
import { requestSignature } from '~/server/partner/cases.server.ts'

const respond = caseForm({
  definition: requestSignatureForm,
  act: (call, deps) => requestSignature(call, { answersOf }, deps),
})

/** `POST /api/forms/case-signature`: requests the client's signature of the reviewed version of a case. */
export const Route = createFileRoute('/api/forms/case-signature')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
