import { createFileRoute } from '@tanstack/react-router'
import { sendAssets } from './-figure-files.server.ts'

const respond = sendAssets('xlsx')

/** `GET /api/account/desk.xlsx?locale=`: the clients' assets by fund and share as a workbook. */
export const Route = createFileRoute('/api/account/desk.xlsx')({
  server: { handlers: { GET: ({ request, params }) => respond({ request, params }) } },
})
