import { createFileRoute } from '@tanstack/react-router'
import { sendFileToStaff } from '~/server/composition/staff.server.ts'

/** `GET /api/staff/case-documents/$id/file`: a document of a case, for staff. */
export const Route = createFileRoute('/api/staff/case-documents/$id/file')({
  server: { handlers: { GET: ({ request, params }) => sendFileToStaff(request, params.id) } },
})
