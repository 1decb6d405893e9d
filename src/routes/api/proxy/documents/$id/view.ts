import { createFileRoute } from '@tanstack/react-router'
import { viewDocument } from '~/server/view-document.server.ts'

/** `GET|HEAD /api/proxy/documents/{id}/view`: a document's file, streamed with its ranges (specification, point 2). */
export const Route = createFileRoute('/api/proxy/documents/$id/view')({
  server: {
    handlers: {
      GET: ({ request, params }) => viewDocument(request, params.id),
      HEAD: ({ request, params }) => viewDocument(request, params.id),
    },
  },
})
