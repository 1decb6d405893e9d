import { createFileRoute } from '@tanstack/react-router'
import { takeSelection } from '~/server/composition/documents.server.ts'

/** `GET /api/account/documents.zip?document=…&document=…`: several documents of the library in one file. */
export const Route = createFileRoute('/api/account/documents.zip')({
  server: { handlers: { GET: ({ request, params }) => takeSelection({ request, params }) } },
})
