import { createFileRoute } from '@tanstack/react-router'
import { sendCaseReceipt } from '~/server/composition/cases.server.ts'

/** `GET /api/account/cases/{id}/receipt?locale=`: the receipt of a case that was sent. */
export const Route = createFileRoute('/api/account/cases/$id/receipt')({
  server: { handlers: { GET: ({ request, params }) => sendCaseReceipt({ request, params }) } },
})
