import { createFileRoute } from '@tanstack/react-router'
import { caseDocumentForm } from '~/features/subscriptions/cases/case-forms.ts'
import { caseForm } from '~/server/composition/cases.server.ts'
import { addDocument } from '~/server/partner/case-content.server.ts'

const respond = caseForm(caseDocumentForm, addDocument, true)

/** `POST /api/account/case-documents`: adds a document to a case. */
export const Route = createFileRoute('/api/account/case-documents')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
