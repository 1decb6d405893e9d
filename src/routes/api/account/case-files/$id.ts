import { createFileRoute } from '@tanstack/react-router'
import { sendTeamCaseFile } from '~/server/composition/cases.server.ts'

/** `GET /api/account/case-files/{id}?locale=`: a file of a case, for its team. */
export const Route = createFileRoute('/api/account/case-files/$id')({
  server: { handlers: { GET: ({ request, params }) => sendTeamCaseFile({ request, params }) } },
})
