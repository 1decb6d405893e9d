import { createFileRoute } from '@tanstack/react-router'
import { documentForm } from '~/features/desk/publish-forms.schema.ts'
import { deskCalls, staffCalls } from '~/server/composition/desk.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { enterDocument } from '~/server/staff/publish.server.ts'

const act = staffCalls.act((call: Parameters<typeof enterDocument>[0]) => enterDocument(call, { deskCalls }))

/** `POST /api/staff/documents`: enters a document with its file. */
export const Route = createFileRoute('/api/staff/documents')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, { definition: documentForm, protection: 'token', hasFile: true, act }),
    },
  },
})
