import { createFileRoute } from '@tanstack/react-router'
import { handlePublicationFile } from '~/server/composition/staff.server.ts'

/** `GET /api/staff/publications/$id/file`: the file of a document that staff have entered. */
export const Route = createFileRoute('/api/staff/publications/$id/file')({
  server: { handlers: { GET: ({ request, params }) => handlePublicationFile(request, params.id) } },
})
