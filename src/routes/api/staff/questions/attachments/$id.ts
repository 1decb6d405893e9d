import { createFileRoute } from '@tanstack/react-router'
import { sendStaffAttachment } from '~/server/composition/questions.server.ts'

/** `GET /api/staff/questions/attachments/$id`: the file of a message, for staff. */
export const Route = createFileRoute('/api/staff/questions/attachments/$id')({
  server: { handlers: { GET: ({ request, params }) => sendStaffAttachment(request, params.id) } },
})
