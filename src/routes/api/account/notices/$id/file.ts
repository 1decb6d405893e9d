import { createFileRoute } from '@tanstack/react-router'
import { sendNoticeFile } from '~/server/composition/notices.server.ts'

/** `GET /api/account/notices/{id}/file?locale=`: one of the investor's own notices as PDF. */
export const Route = createFileRoute('/api/account/notices/$id/file')({
  server: { handlers: { GET: ({ request, params }) => sendNoticeFile({ request, params }) } },
})
