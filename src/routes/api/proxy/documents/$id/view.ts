import { createFileRoute } from '@tanstack/react-router'
import { openDocument } from '~/server/composition/documents.server.ts'

/** `GET|HEAD /api/proxy/documents/{id}/view`: a document's file, streamed with its ranges (P-193). */
export const Route = createFileRoute('/api/proxy/documents/$id/view')({
  server: { handlers: { GET: openDocument, HEAD: openDocument } },
})
