import { createFileRoute } from '@tanstack/react-router'
import { sendCapitalAccount } from '../../-figure-files.server.ts'

const respond = sendCapitalAccount('xlsx')

/** `GET /api/account/funds/{id}/account.xlsx?locale=&date=&period=`: the capital account as a workbook. */
export const Route = createFileRoute('/api/account/funds/$id/account.xlsx')({
  server: { handlers: { GET: ({ request, params }) => respond({ request, params }) } },
})
