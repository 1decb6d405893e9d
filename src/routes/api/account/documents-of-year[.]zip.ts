import { createFileRoute } from '@tanstack/react-router'
import { accountsOfYear } from '~/features/position/account-file.ts'
import { yearHandler } from '~/server/composition/documents.server.ts'

const takeYear = yearHandler(accountsOfYear)

/** `GET /api/account/documents-of-year.zip?year=&locale=`: everything of a year, with a table of contents. */
export const Route = createFileRoute('/api/account/documents-of-year.zip')({
  server: { handlers: { GET: ({ request, params }) => takeYear({ request, params }) } },
})
