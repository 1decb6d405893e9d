import { createFileRoute } from '@tanstack/react-router'
import { sendSignedDocument } from '~/server/composition/cases.server.ts'

/** `GET /api/account/cases/{id}/signed-document?locale=`: the sealed document of a signed case. */
export const Route = createFileRoute('/api/account/cases/$id/signed-document')({
  server: { handlers: { GET: ({ request, params }) => sendSignedDocument({ request, params }) } },
})
