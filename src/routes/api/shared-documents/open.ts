import { createFileRoute } from '@tanstack/react-router'
import { handleSharedDocument } from '~/server/composition/documents.server.ts'

/** `POST /api/shared-documents/open`: sends the file of a shared document to the holder of its secret (P-644). */
export const Route = createFileRoute('/api/shared-documents/open')({
  server: { handlers: { POST: ({ request }) => handleSharedDocument(request) } },
})
