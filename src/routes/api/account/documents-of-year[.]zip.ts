import { createFileRoute } from '@tanstack/react-router'
import { takeYear } from '~/server/composition/documents.server.ts'

/** `GET /api/account/documents-of-year.zip?year=&locale=`: all own documents of a year, with a table of contents. */
export const Route = createFileRoute('/api/account/documents-of-year.zip')({
  server: { handlers: { GET: ({ request, params }) => takeYear({ request, params }) } },
})
