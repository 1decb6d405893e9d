import { createFileRoute } from '@tanstack/react-router'
import { sendSealedToStaff } from '~/server/composition/staff.server.ts'

/** `GET /api/staff/cases/$id/signed-document`: the sealed document of a case, for staff. */
export const Route = createFileRoute('/api/staff/cases/$id/signed-document')({
  server: { handlers: { GET: ({ request, params }) => sendSealedToStaff(request, params.id) } },
})
