import { createFileRoute } from '@tanstack/react-router'
import { sendAssets } from './-figure-files.server.ts'

const respond = sendAssets('csv')

/** `GET /api/account/desk.csv?locale=`: the clients' assets by fund and share as CSV. */
export const Route = createFileRoute('/api/account/desk.csv')({
  server: { handlers: { GET: ({ request, params }) => respond({ request, params }) } },
})
