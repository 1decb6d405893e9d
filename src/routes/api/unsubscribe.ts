import { createFileRoute } from '@tanstack/react-router'
import { handleUnsubscribe, showUnsubscribe } from '~/server/composition/visitor-forms.server.ts'

/** `GET /api/unsubscribe?token=`: redirects to the page with the button; `POST` ends the emails (RFC 8058). */
export const Route = createFileRoute('/api/unsubscribe')({
  server: {
    handlers: {
      GET: ({ request }) => showUnsubscribe(request),
      POST: ({ request }) => handleUnsubscribe(request),
    },
  },
})
