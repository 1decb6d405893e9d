import { createFileRoute } from '@tanstack/react-router'
import { leadToPasswordChange } from '~/server/composition/account.server.ts'

/** `GET /.well-known/change-password` (W3C): redirects password managers to the page that changes the password. */
export const Route = createFileRoute('/(files)/.well-known/change-password')({
  server: { handlers: { GET: ({ request }) => leadToPasswordChange(request) } },
})
