import { createFileRoute } from '@tanstack/react-router'
import { confirmContact } from '~/server/composition/visitor-forms.server.ts'

/** `GET /api/contact/confirm`: the link of an e-mail that lets a held message go. */
export const Route = createFileRoute('/api/contact/confirm')({
  server: { handlers: { GET: ({ request }) => confirmContact(request) } },
})
