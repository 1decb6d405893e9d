import { createFileRoute } from '@tanstack/react-router'
import { removeDocumentForm } from '~/features/subscriptions/cases/case-forms.ts'
import { caseForm } from '~/server/composition/cases.server.ts'
import { removeDocument } from '~/server/partner/case-content.server.ts'

const respond = caseForm({ definition: removeDocumentForm, act: removeDocument })

/** `POST /api/forms/case-document-remove`: removes a document from a case. */
export const Route = createFileRoute('/api/forms/case-document-remove')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
