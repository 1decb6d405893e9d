import { createFileRoute } from '@tanstack/react-router'
import { leadToPasswordChange } from '~/server/composition/account.server.ts'

/** `GET /.well-known/change-password` (W3C): leads password managers to the page that changes it. */
export const Route = createFileRoute('/(files)/.well-known/change-password')({
  server: { handlers: { GET: ({ request }) => leadToPasswordChange(request) } },
})
