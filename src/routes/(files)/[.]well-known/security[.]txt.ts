import { createFileRoute } from '@tanstack/react-router'
import { portalSecurityContact } from '~/server/composition/discovery.server.ts'

/** `GET /.well-known/security.txt` (RFC 9116). */
export const Route = createFileRoute('/(files)/.well-known/security.txt')({
  server: { handlers: { GET: ({ request }) => portalSecurityContact(request) } },
})
