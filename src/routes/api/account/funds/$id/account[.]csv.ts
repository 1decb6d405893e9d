import { createFileRoute } from '@tanstack/react-router'
import { sendCapitalAccount } from '../../-figure-files.server.ts'

const respond = sendCapitalAccount('csv')

/** `GET /api/account/funds/{id}/account.csv?locale=&date=&period=`: the capital account as CSV. */
export const Route = createFileRoute('/api/account/funds/$id/account.csv')({
  server: { handlers: { GET: ({ request, params }) => respond({ request, params }) } },
})
