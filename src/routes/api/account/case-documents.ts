import { createFileRoute } from '@tanstack/react-router'
import { caseDocumentForm, caseSubjectOf } from '~/features/subscriptions/cases/case-forms.ts'
import { caseForm } from '~/server/composition/cases.server.ts'
import { addDocument } from '~/server/partner/case-content.server.ts'

const respond = caseForm({
  definition: caseDocumentForm,
  act: addDocument,
  hasFile: true,
  subjectOf: caseSubjectOf,
})

/** `POST /api/account/case-documents`: adds a document to a case. */
export const Route = createFileRoute('/api/account/case-documents')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
