import { createFileRoute } from '@tanstack/react-router'
import { sendWhiteBook } from '~/server/composition/visitor-forms.server.ts'

/** `GET /api/white-books/download`: the link of an e-mail that gives a white book for 48 hours. */
export const Route = createFileRoute('/api/white-books/download')({
  server: { handlers: { GET: ({ request }) => sendWhiteBook(request) } },
})
