import { createFileRoute } from '@tanstack/react-router'
import { sendWhiteBook, showWhiteBook } from '~/server/composition/visitor-forms.server.ts'

/** `GET /api/white-books/download`: redirects to the page with the button; `POST` sends the white book. */
export const Route = createFileRoute('/api/white-books/download')({
  server: {
    handlers: {
      GET: ({ request }) => showWhiteBook(request),
      POST: ({ request }) => sendWhiteBook(request),
    },
  },
})
